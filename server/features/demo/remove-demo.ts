import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { removeSearchableCars } from '#server/features/search/public.ts'
import { writeSetting } from '#server/features/settings/public.ts'
import { DEMO_CONVERSATIONS } from './add-demo-conversations.ts'
import { DEMO_REVIEWS } from './add-demo-reviews.ts'
import { cars, profiles, users } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'

/**
 * Deletes all demo ads, sellers and accounts.
 * @returns the number of ads
 */
export async function removeDemo(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const keys = tx.select({ key: cars.key }).from(cars).where(eq(cars.demo, true))
    await removeSearchableCars(tx, keys)
    const { rowCount } = await tx.delete(cars).where(eq(cars.demo, true))
    const people = tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.demo, true))
    await tx.delete(users).where(inArray(users.id, people))
    await tx.delete(profiles).where(eq(profiles.demo, true))
    await writeSetting(tx, 'demo', false)
    await writeSetting(tx, DEMO_CONVERSATIONS, false)
    await writeSetting(tx, DEMO_REVIEWS, false)
    afterCommit(tx, { type: 'cars_changed', ids: 'all' })
    afterCommit(tx, { type: 'profiles_changed', ids: 'all' })
    afterCommit(tx, { type: 'sessions_ended', ids: 'all' })
    return rowCount ?? 0
  })
}
