import { and, inArray, ne } from 'drizzle-orm'
import type { AdAction } from '#domain/ads/lifecycle.ts'
import type { Db } from '#server/platform/db/client.ts'
import { user_roles } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'

/** Actions that moderators may take too. */
const DECISIONS: readonly AdAction[] = ['approve', 'reject', 'approve_revision', 'reject_revision', 'take_down']

interface Judged {
  actor_id: string | null
  seller_id: string
  action: AdAction
}

/**
 * Prevents admins from deciding on their own ads, unless nobody else can: an installation may have a single admin.
 * @returns whether the ad belongs to the admin, for the audit log
 * @throws CONFLICT_OF_INTEREST
 */
export async function judgesOwnAd(db: Db, { actor_id, seller_id, action }: Judged): Promise<boolean> {
  if (actor_id !== seller_id) return false
  if (await hasColleague(db, actor_id, DECISIONS.includes(action))) throw fail('CONFLICT_OF_INTEREST')
  return true
}

/** Whether another user could decide. */
export async function hasColleague(db: Db, userId: string, isModerated: boolean): Promise<boolean> {
  const roles = isModerated ? (['moderator', 'admin'] as const) : (['admin'] as const)
  const [other] = await db
    .select({ user_id: user_roles.user_id })
    .from(user_roles)
    .where(and(ne(user_roles.user_id, userId), inArray(user_roles.role, [...roles])))
    .limit(1)
  return other !== undefined
}
