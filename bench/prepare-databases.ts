import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { addDemoCars } from '#server/features/demo/public.ts'
import { writeMarketPrices } from '#server/features/market/public.ts'
import { writePrices } from '#server/features/prices/public.ts'
import { migrateDatabase, openDatabase, type Database } from '#server/platform/db/client.ts'
import { startEmbeddedPostgres, type RunningPostgres } from '#server/platform/db/embedded-postgres.ts'
import { embeddedFlags } from '#server/platform/db/own-database.ts'
import { applyReferenceData } from '#server/platform/db/reference/apply-reference-data.ts'
import { createDataServices } from '#server/services.ts'
import { multiplyCars } from './multiply-cars.ts'

export const FEW = 3000
export const SMALL = 100_000
export const LARGE = 1_000_000

export interface BenchDatabases {
  urlOf: (count: number) => string
  stop: RunningPostgres['stop']
}

const SEED = 42

/** Sources on which the databases depend. If one changes, they are created anew. */
const MAKERS = [
  'bench/{prepare-databases,multiply-cars}.ts',
  'server/features/demo/*.ts',
  'server/features/import/add-cars.ts',
  'server/features/{fair-price,market}/*.ts',
  'server/features/prices/{merged-models,write-demo-months,write-prices}.ts',
  'server/features/search/rows/{refresh-searchable-cars,searchable-row}.ts',
  'server/platform/db/migrations/*.sql',
  'server/platform/db/reference/**/*.ts',
]
const ROOT = new URL('..', import.meta.url)
const HASH = globSync(MAKERS, { cwd: ROOT })
  .filter((file) => !file.endsWith('.test.ts'))
  .toSorted()
  .reduce((hash, file) => hash.update(readFileSync(new URL(file, ROOT))), createHash('sha256'))
  .digest('hex')
  .slice(0, 12)
const nameOf = (count: number) => `ads_${count}_${HASH}`

/** Creates or reuses an embedded PostgreSQL with databases of thousands, a hundred thousand and a million demo ads. */
export async function prepareDatabases(
  folder: string,
  counts: readonly number[],
  log: (text: string) => void,
): Promise<BenchDatabases> {
  const { url, stop } = await startEmbeddedPostgres(folder, embeddedFlags(folder))
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
    const started = performance.now()
    await server.query(`create database preparing${count === LARGE ? ` template ${nameOf(SMALL)}` : ''}`)
    await onDatabase(url.replace(/[^/]*$/, 'preparing'), (database) =>
      count === LARGE ? multiply(database) : fill(database, count),
    )
    await server.query(`alter database preparing rename to ${nameOf(count)}`)
    log(`invented ${count} ads in ${((performance.now() - started) / 1000).toFixed(0)} s`)
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

async function multiply(database: Database): Promise<void> {
  await multiplyCars(database, LARGE / SMALL)
  await writeMarketPrices(database.db, new Date())
  await writePrices(createDataServices(database))
}

async function fill(database: Database, count: number): Promise<void> {
  await migrateDatabase(database)
  await applyReferenceData(database.db)
  await addDemoCars(createDataServices(database), { count, seed: SEED, log: () => {} })
  await database.db.execute(sql`update searchable_cars set expires_at = '2100-01-01'`)
}
