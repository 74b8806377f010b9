import { sql, TransactionRollbackError } from 'drizzle-orm'
import { expect } from 'vitest'
import type { DataServices } from '#server/context.ts'
import { refreshSearchableCars } from '#server/features/search/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { car_cards, cars, searchable_cars, searchable_words } from '#server/platform/db/schema/index.ts'
import { findUncountedTables, leaveOutOfSearchWrites, numberOfSearchWrites } from './search-writes.ts'

/** What the search tables were compared with last: the number of writes, and the time. */
const compared = new WeakMap<DataServices, string>()

/**
 * Asserts that the search tables equal a fresh build. This detects operations that change an ad, its seller, prices,
 * pictures or counters without updating search. Does nothing if none of their tables was written, and the time is the
 * same.
 */
export async function expectFreshSearch(services: DataServices): Promise<void> {
  const { db, clock } = services
  const writes = await numberOfSearchWrites(db)
  const state = `${writes} ${clock().toISOString()}`
  if (writes !== null && compared.get(services) === state) return
  if ((await db.$count(cars)) || (await db.$count(searchable_cars))) {
    const { stored, fresh } = await compareSearch(services)
    expect(stored, 'search differs from a fresh build of all ads').toEqual(fresh)
  }
  if (writes !== null) compared.set(services, state)
}

async function compareSearch(services: DataServices): Promise<Record<'stored' | 'fresh', unknown[]>> {
  const { db, clock } = services
  const catalogue = await services.catalogue()
  const both = { stored: [] as unknown[], fresh: [] as unknown[] }
  let uncounted: string[] = []
  await db
    .transaction(async (tx) => {
      await leaveOutOfSearchWrites(tx)
      both.stored = await readStored(tx)
      for (const table of [searchable_cars, car_cards, searchable_words]) await tx.delete(table)
      const ads = await tx.select({ id: cars.id }).from(cars)
      await refreshSearchableCars(tx, { car_ids: ads.map(({ id }) => id), catalogue, now: clock() })
      both.fresh = await readStored(tx)
      uncounted = await findUncountedTables(tx)
      tx.rollback()
    })
    .catch(ignoreRollback)
  expect(uncounted, 'search reads tables whose writes are not counted: add them to search-writes.ts').toEqual([])
  return both
}

/** One row per ad in any of the three tables. */
async function readStored(db: Db): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    select car_key, to_jsonb(c) as row, k.card, w.words::text
    from ${searchable_cars} c
    full join ${car_cards} k using (car_key)
    full join ${searchable_words} w using (car_key)
    order by car_key`)
  return rows
}

function ignoreRollback(error: unknown): void {
  if (!(error instanceof TransactionRollbackError)) throw error
}
