import { eq } from 'drizzle-orm'
import type { Introduction } from '#contract/profiles.ts'
import type { CallContext } from '#server/context.ts'
import { profiles } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import type { Limit } from '#server/platform/limits.ts'

const INTRODUCTIONS: Limit = { name: 'introductions', points: 30, seconds: 3600 }

/**
 * Sets what the public profile tells buyers.
 * @throws TOO_MANY_ATTEMPTS
 */
export async function introduce(
  { db, clock, limits }: Pick<CallContext, 'db' | 'clock' | 'limits'>,
  userId: string,
  typed: Introduction,
): Promise<void> {
  await limits.take(INTRODUCTIONS, userId)
  const stated = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value.trim() || null]))
  await db.transaction(async (tx) => {
    await tx
      .update(profiles)
      .set({ ...stated, updated_at: clock() })
      .where(eq(profiles.id, userId))
    afterCommit(tx, { type: 'profiles_changed', ids: [userId] })
  })
}
