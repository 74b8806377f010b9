import type pg from 'pg'
import { HOUR_MS } from '#domain/durations.ts'
import { arrangeCars } from './arrange-cars.ts'
import { addCars, createCarTable, putCar, removeCar, type CarTable } from './car-table.ts'
import { readAllCars, readCars } from './read-cars.ts'

/** The table, and the position up to which changes have been applied. */
export interface Followed {
  table: CarTable
  /** All transactions before this one have ended, and their changes are in the table. */
  nextTransaction: string
  /** Ids of changes by later transactions that are in the table already. */
  applied: Set<number>
  /** The highest id of a change that has been read, or 0. If it is missing, the log was cut. */
  newest: number
}

/** Above this number of changes, reading all cars is faster. */
const MOST_CHANGES = 50_000
/** Changes are deleted after an hour, counted from the start of their transaction. */
export const CHANGES_RETENTION_MS = HOUR_MS

/** Reads all searchable cars. Concurrent changes are read by `applyChanges`. */
export async function readTable(client: pg.Client): Promise<Followed> {
  const { rows } = await client.query<{ next: string; newest: number; count: number }>(`
    select pg_snapshot_xmin(pg_current_snapshot())::text as next,
      (select coalesce(max(id), 0)::float8 from search_changes) as newest,
      (select greatest(reltuples, 0)::int from pg_class where oid = 'searchable_cars'::regclass) as count`)
  const table = createCarTable(Math.ceil((rows[0]?.count ?? 0) * 1.1) + 1024)
  await readAllCars(client, (cars) => addCars(table, cars))
  arrangeCars(table)
  return { table, nextTransaction: rows[0]?.next ?? '0', applied: new Set(), newest: rows[0]?.newest ?? 0 }
}

interface Change {
  next: string
  is_whole: boolean
  id: number | null
  car_key: number
}

/**
 * Applies the changes committed since the last call. Changes of a transaction that commits late are not missed: each
 * call reads again from the oldest transaction that was open, and skips what was applied.
 * @returns false if there are too many, or if the log was cut: read the whole table again
 */
export async function applyChanges(client: pg.Client, followed: Followed): Promise<boolean> {
  const { rows } = await client.query<Change>({
    name: 'search_changes',
    text: `select pg_snapshot_xmin(pg_current_snapshot())::text as next, id::float8, car_key::float8, is_whole
      from (select $2::bigint = 0 or exists(select from search_changes where id = $2::bigint) as is_whole) as log
      left join search_changes on transaction >= $1::xid8
      limit ${MOST_CHANGES + 1}`,
    values: [followed.nextTransaction, followed.newest],
  })
  const changes = rows.filter((row): row is Change & { id: number } => row.id !== null)
  if (!rows[0]?.is_whole || changes.length > MOST_CHANGES) return false
  const fresh = changes.filter(({ id }) => !followed.applied.has(id))
  if (fresh.length) await refresh(client, followed.table, [...new Set(fresh.map(({ car_key }) => car_key))])
  followed.applied = new Set(changes.map(({ id }) => id))
  for (const { id } of fresh) followed.newest = Math.max(followed.newest, id)
  followed.nextTransaction = rows[0]?.next ?? followed.nextTransaction
  return followed.table.strays.size <= MOST_CHANGES
}

async function refresh(client: pg.Client, table: CarTable, carKeys: readonly number[]): Promise<void> {
  const cars = new Map((await readCars(client, carKeys)).map((car) => [car.car_key, car]))
  for (const key of carKeys) {
    const car = cars.get(key)
    if (car) putCar(table, car)
    else removeCar(table, key)
  }
}
