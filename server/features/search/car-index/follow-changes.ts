import type pg from 'pg'
import { HOUR_MS } from '#domain/durations.ts'
import { arrangeCars } from './arrange-cars.ts'
import { addCars, createCarTable, putCar, removeCar, type CarTable } from './car-table.ts'
import { readAllCars, readCars } from './read-cars.ts'

/** The position up to which changes have been applied. */
export interface Position {
  /** All transactions before this one have ended, and their changes have been applied. */
  nextTransaction: string
  /** Ids of changes by later transactions that have been applied already. */
  applied: Set<number>
  /** The highest id of a change that has been read, or 0. If it is missing, the log was cut. */
  newest: number
}

export interface Followed extends Position {
  table: CarTable
}

/** Above this number of changes, reading all cars is faster. */
const MOST_CHANGES = 50_000
/** Changes are deleted after an hour, counted from the start of their transaction. */
export const CHANGES_RETENTION_MS = HOUR_MS

/** The position from which changes have to be read, for who reads all cars from now on. */
export async function currentPosition(client: pg.Client): Promise<Position> {
  const { rows } = await client.query<{ next: string; newest: number }>(`
    select pg_snapshot_xmin(pg_current_snapshot())::text as next,
      (select coalesce(max(id), 0)::float8 from search_changes) as newest`)
  return { nextTransaction: rows[0]?.next ?? '0', applied: new Set(), newest: rows[0]?.newest ?? 0 }
}

/** Reads all searchable cars. Concurrent changes are read by `applyChanges`. */
export async function readTable(client: pg.Client): Promise<Followed> {
  const position = await currentPosition(client)
  const { rows } = await client.query<{ count: number }>(
    `select greatest(reltuples, 0)::int as count from pg_class where oid = 'searchable_cars'::regclass`,
  )
  const table = createCarTable(Math.ceil((rows[0]?.count ?? 0) * 1.1) + 1024)
  await readAllCars(client, (cars) => addCars(table, cars))
  arrangeCars(table)
  return { table, ...position }
}

interface Change {
  next: string
  is_whole: boolean
  id: number | null
  car_key: number
}

/**
 * Reads which cars changed since a position, and the next one. Changes of a transaction that commits late are not missed:
 * each call reads again from the oldest transaction that was open, and skips what was applied.
 * @returns null if there are too many, or if the log was cut: read all cars again
 */
export async function readChanges(
  client: pg.Client,
  { nextTransaction, applied, newest }: Position,
): Promise<{ carKeys: number[]; position: Position } | null> {
  const { rows } = await client.query<Change>({
    name: 'search_changes',
    text: `select pg_snapshot_xmin(pg_current_snapshot())::text as next, id::float8, car_key::float8, is_whole
      from (select $2::bigint = 0 or exists(select from search_changes where id = $2::bigint) as is_whole) as log
      left join search_changes on transaction >= $1::xid8
      limit ${MOST_CHANGES + 1}`,
    values: [nextTransaction, newest],
  })
  const changes = rows.filter((row): row is Change & { id: number } => row.id !== null)
  if (!rows[0]?.is_whole || changes.length > MOST_CHANGES) return null
  const fresh = changes.filter(({ id }) => !applied.has(id))
  return {
    carKeys: [...new Set(fresh.map(({ car_key }) => car_key))],
    position: {
      nextTransaction: rows[0]?.next ?? nextTransaction,
      applied: new Set(changes.map(({ id }) => id)),
      newest: fresh.reduce((highest, { id }) => Math.max(highest, id), newest),
    },
  }
}

/**
 * Applies the changes committed since the last call.
 * @returns false if the whole table has to be read again
 */
export async function applyChanges(client: pg.Client, followed: Followed): Promise<boolean> {
  const changes = await readChanges(client, followed)
  if (!changes) return false
  if (changes.carKeys.length) await refresh(client, followed.table, changes.carKeys)
  Object.assign(followed, changes.position)
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
