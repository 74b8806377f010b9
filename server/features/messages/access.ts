import type { profiles } from '#server/platform/db/schema/index.ts'

/** Sellers cannot start conversations about their own ads. */
export const canStartConversation = (userId: string, car: { seller_id: string }): boolean => car.seller_id !== userId

interface Participants {
  other: { status: (typeof profiles.$inferSelect)['status'] }
  has_other_account: boolean
  has_blocked: boolean
  is_blocked_by: boolean
}

/**
 * Whether the other participant can receive messages from the user. That the user is a participant is checked by the
 * statements that read a conversation (`docs/decisions/019-participants-in-the-statement.md`).
 */
export const canBeReached = ({ other, has_other_account, has_blocked, is_blocked_by }: Participants): boolean =>
  has_other_account && other.status === 'active' && !has_blocked && !is_blocked_by
