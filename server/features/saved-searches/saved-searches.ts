import { randomBytes } from 'node:crypto'
import { count, desc, eq } from 'drizzle-orm'
import { MOST_SAVED_SEARCHES, type SavedSearch } from '#contract/saved-searches.ts'
import type { SearchAlert } from '#domain/saved-searches/alerts.ts'
import type { Services } from '#server/context.ts'
import { explainStrictly } from '#server/features/search/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { lockAccount } from '#server/platform/db/lock-account.ts'
import { saved_searches } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { ownsSavedSearch } from './access.ts'
import { readSavedQuery } from './read-saved-query.ts'

type Row = typeof saved_searches.$inferSelect
type Needed = Pick<Services, 'db' | 'clock' | 'catalogue' | 'search'>

const NOT_UNDERSTOOD: SavedSearch['reading'] = { problem: 'not_understood', words: [], unsaid: [], corrected: [] }

async function present(services: Needed, { id, name, query, alert, created_at }: Row): Promise<SavedSearch> {
  const asked = readSavedQuery(query)
  const reading = asked ? await explainStrictly(services, asked) : NOT_UNDERSTOOD
  return { id, name, query, alert, reading, created_at: created_at.toISOString() }
}

/** Latest first. */
export async function listSavedSearches(services: Needed, userId: string): Promise<SavedSearch[]> {
  const rows = await services.db
    .select()
    .from(saved_searches)
    .where(eq(saved_searches.user_id, userId))
    .orderBy(desc(saved_searches.created_at))
  return Promise.all(rows.map((row) => present(services, row)))
}

interface NewSearch {
  id: string
  name: string
  query: string
  alert: SearchAlert
}

/**
 * Idempotent by ID.
 * @throws TOO_MANY; NOT_FOUND if the ID belongs to another user
 */
export async function saveSearch(services: Needed, userId: string, search: NewSearch): Promise<SavedSearch> {
  const saved = await services.db.transaction(async (tx) => {
    const now = services.clock()
    await lockAccount(tx, userId)
    await tx
      .insert(saved_searches)
      .values({
        ...search,
        user_id: userId,
        told_until: now,
        seen_at: now,
        created_at: now,
        stop_token: randomBytes(24).toString('base64url'),
      })
      .onConflictDoNothing()
    const [all] = await tx.select({ count: count() }).from(saved_searches).where(eq(saved_searches.user_id, userId))
    if ((all?.count ?? 0) > MOST_SAVED_SEARCHES) {
      throw fail('TOO_MANY')
    }
    return lockOwnSearch(tx, userId, search.id)
  })
  return present(services, saved)
}

/** Updates a saved search. An alert that is turned on covers only ads from then on. */
export async function changeSavedSearch(
  services: Needed,
  userId: string,
  { id, name, alert }: Omit<NewSearch, 'query'>,
): Promise<SavedSearch> {
  const changed = await services.db.transaction(async (tx) => {
    const before = await lockOwnSearch(tx, userId, id)
    const toldUntil = before.alert === 'none' ? services.clock() : before.told_until
    const changes = { name, alert, told_until: toldUntil }
    await tx.update(saved_searches).set(changes).where(eq(saved_searches.id, id))
    return { ...before, ...changes }
  })
  return present(services, changed)
}

/**
 * Idempotent.
 * @throws NOT_FOUND if the search belongs to another user
 */
export async function removeSavedSearch({ db }: Pick<Services, 'db'>, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(saved_searches).where(eq(saved_searches.id, id)).for('update')
    if (!row) return
    if (!ownsSavedSearch(userId, row)) throw fail('NOT_FOUND')
    await tx.delete(saved_searches).where(eq(saved_searches.id, id))
  })
}

/** Turns off the alert using an emailed link, without signing in. Idempotent. */
export async function stopSavedSearch({ db }: Pick<Services, 'db'>, stopToken: string): Promise<void> {
  const { rowCount } = await db
    .update(saved_searches)
    .set({ alert: 'none' })
    .where(eq(saved_searches.stop_token, stopToken))
  if (!rowCount) throw fail('LINK_INVALID')
}

async function lockOwnSearch(tx: Db, userId: string, id: string): Promise<Row> {
  const [row] = await tx.select().from(saved_searches).where(eq(saved_searches.id, id)).for('update')
  if (!row || !ownsSavedSearch(userId, row)) throw fail('NOT_FOUND')
  return row
}
