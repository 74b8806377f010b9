import { randomBytes } from 'node:crypto'
import { ORPCError } from '@orpc/server'
import { and, count, desc, eq } from 'drizzle-orm'
import { MOST_SAVED_SEARCHES, type SavedSearch } from '#contract/saved-searches.ts'
import type { SearchAlert } from '#domain/saved-searches/alerts.ts'
import type { Services } from '#server/context.ts'
import { saved_searches } from '#server/platform/db/schema/index.ts'

type Row = typeof saved_searches.$inferSelect
type Needed = Pick<Services, 'db' | 'clock'>

const present = ({ id, name, query, alert, created_at }: Row): SavedSearch => ({
  id,
  name,
  query,
  alert,
  created_at: created_at.toISOString(),
})

const unknown = () => new ORPCError('NOT_FOUND', { message: 'There is no such search' })

/** The latest first. */
export async function listSavedSearches({ db }: Needed, user_id: string): Promise<SavedSearch[]> {
  const rows = await db
    .select()
    .from(saved_searches)
    .where(eq(saved_searches.user_id, user_id))
    .orderBy(desc(saved_searches.created_at))
  return rows.map(present)
}

interface NewSearch {
  id: string
  name: string
  query: string
  alert: SearchAlert
}

/**
 * Asked for twice with one id, the first counts.
 * @throws ORPCError TOO_MANY; NOT_FOUND if the id is somebody else's
 */
export async function saveSearch({ db, clock }: Needed, user_id: string, search: NewSearch): Promise<SavedSearch> {
  return db.transaction(async (tx) => {
    const now = clock()
    await tx
      .insert(saved_searches)
      .values({
        ...search,
        user_id,
        told_until: now,
        created_at: now,
        stop_token: randomBytes(24).toString('base64url'),
      })
      .onConflictDoNothing()
    const [all] = await tx.select({ count: count() }).from(saved_searches).where(eq(saved_searches.user_id, user_id))
    if ((all?.count ?? 0) > MOST_SAVED_SEARCHES) {
      throw new ORPCError('TOO_MANY', {
        status: 422,
        message: `Nobody can save more than ${MOST_SAVED_SEARCHES} searches`,
      })
    }
    const [row] = await tx.select().from(saved_searches).where(own(user_id, search.id))
    if (!row) throw unknown()
    return present(row)
  })
}

/** An alert that is switched on tells of what comes from now on. */
export async function changeSavedSearch(
  { db, clock }: Needed,
  user_id: string,
  { id, name, alert }: Omit<NewSearch, 'query'>,
): Promise<SavedSearch> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(saved_searches).where(own(user_id, id)).for('update')
    if (!before) throw unknown()
    const told_until = before.alert === 'none' ? clock() : before.told_until
    const [row] = await tx.update(saved_searches).set({ name, alert, told_until }).where(own(user_id, id)).returning()
    if (!row) throw unknown()
    return present(row)
  })
}

export async function removeSavedSearch({ db }: Needed, user_id: string, id: string): Promise<void> {
  const { rowCount } = await db.delete(saved_searches).where(own(user_id, id))
  if (!rowCount) throw unknown()
}

/** With the link of a mail: no sign-in, and twice does the same as once. */
export async function stopSavedSearch({ db }: Needed, stop_token: string): Promise<void> {
  const { rowCount } = await db
    .update(saved_searches)
    .set({ alert: 'none' })
    .where(eq(saved_searches.stop_token, stop_token))
  if (!rowCount) throw new ORPCError('LINK_INVALID', { status: 410, message: 'The link is used up, too old or wrong' })
}

const own = (user_id: string, id: string) => and(eq(saved_searches.id, id), eq(saved_searches.user_id, user_id))
