import { readdirSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { car_cards, cars, searchable_cars, searchable_words } from '#server/platform/db/schema/index.ts'
import { addDemoCars } from '#server/features/demo/public.ts'
import { migrateDatabase, openDatabase, type Database } from '#server/platform/db/client.ts'
import { startEmbeddedPostgres, type RunningPostgres } from '#server/platform/db/embedded-postgres.ts'
import { EMBEDDED_FLAGS } from '#server/platform/db/open-prepared-database.ts'
import { applyReferenceData } from '#server/platform/db/reference/apply-reference-data.ts'
import { createDataServices } from '#server/services.ts'

export const FEW = 3000
export const SMALL = 100_000
export const LARGE = 1_000_000

export interface BenchDatabases {
  urlOf: (count: number) => string
  stop: RunningPostgres['stop']
}

const SEED = 42

/** Databases with another schema are recreated. */
const SCHEMA = readdirSync(new URL('../server/platform/db/migrations', import.meta.url)).filter((file) =>
  file.endsWith('.sql'),
).length
const nameOf = (count: number) => `ads_${count}_schema_${SCHEMA}`

/** An embedded PostgreSQL with thousands, a hundred thousand and a million demo ads; reused by the next run. */
export async function prepareDatabases(
  folder: string,
  counts: readonly number[],
  say: (text: string) => void,
): Promise<BenchDatabases> {
  const { url, stop } = await startEmbeddedPostgres(folder, EMBEDDED_FLAGS)
  const urlOf = (count: number) => url.replace(/[^/]*$/, nameOf(count))
  const server = new pg.Client({ connectionString: url })
  await server.connect()
  const { rows } = await server.query<{ datname: string }>(
    `select datname from pg_database where datname ~ '^ads_|^preparing'`,
  )
  const names = rows.map(({ datname }) => datname)
  const current = [FEW, SMALL, LARGE].map(nameOf)
  for (const name of names.filter((one) => !current.includes(one))) await server.query(`drop database ${name}`)

  for (const count of counts.filter((one) => !names.includes(nameOf(one)))) {
    say(`inventing ${count} ads…`)
    await server.query(`create database preparing${count === LARGE ? ` template ${nameOf(SMALL)}` : ''}`)
    await onDatabase(url.replace(/[^/]*$/, 'preparing'), (database) =>
      count === LARGE ? multiply(database) : fill(database, count),
    )
    await server.query(`alter database preparing rename to ${nameOf(count)}`)
  }
  await server.end()
  return { urlOf, stop }
}

async function onDatabase(url: string, work: (database: Database) => Promise<void>): Promise<void> {
  const database = openDatabase(url, () => {})
  await work(database)
  await database.pool.query('vacuum analyze')
  await database.close()
}

async function fill(database: Database, count: number): Promise<void> {
  await migrateDatabase(database)
  await applyReferenceData(database.db)
  await addDemoCars(createDataServices(database), { count, seed: SEED, say: () => {} })
  await database.db.execute(sql`update searchable_cars set expires_at = '2100-01-01'`)
}

/** Nine copies of each ad with other prices, mileages and times, but the same facets. */
async function multiply({ db }: Database): Promise<void> {
  const columnsOf = (table: typeof cars | typeof searchable_cars, changed: readonly string[]) =>
    sql.raw(
      Object.keys(table)
        .filter((column) => column !== 'enableRLS' && !changed.includes(column))
        .join(', '),
    )
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      create temp table copies on commit drop as
      select key as old_key, gen_random_uuid() as new_id,
        case when price is not null then least(20000000, greatest(500, (price * (0.93 + random() * 0.14))::int)) end as new_price,
        least(2000000, (mileage * (0.9 + random() * 0.2))::int) as new_mileage,
        published_at - random() * interval '20 days' as new_published_at
      from cars cross join generate_series(1, ${LARGE / SMALL - 1}) order by random()`)
    const kept = columnsOf(cars, ['id', 'key', 'price', 'mileage', 'published_at'])
    await tx.execute(sql`
      insert into cars (id, price, mileage, published_at, ${kept})
      select new_id, new_price, new_mileage, new_published_at, ${kept} from copies join cars on key = old_key`)
    const found = columnsOf(searchable_cars, ['car_key', 'price', 'mileage', 'published_at'])
    await tx.execute(sql`
      insert into ${searchable_cars} (car_key, price, mileage, published_at, ${found})
      select copy.key, new_price, new_mileage, new_published_at,
        ${sql.raw(
          Object.keys(searchable_cars)
            .filter((column) => !['enableRLS', 'car_key', 'price', 'mileage', 'published_at'].includes(column))
            .map((column) => `original.${column}`)
            .join(', '),
        )}
      from copies join cars as copy on copy.id = new_id join searchable_cars as original on original.car_key = old_key`)
    await tx.execute(sql`
      insert into ${car_cards} (car_key, card)
      select copy.key, (card::jsonb || jsonb_build_object(
        'key', copy.key, 'id', new_id, 'price', new_price, 'mileage', new_mileage,
        'published_at', to_char(new_published_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))::json
      from copies join cars as copy on copy.id = new_id join ${car_cards} on car_key = old_key`)
    await tx.execute(sql`
      insert into ${searchable_words} (car_key, words)
      select copy.key, original.words
      from copies join cars as copy on copy.id = new_id
      join searchable_words as original on original.car_key = old_key`)
  })
}
