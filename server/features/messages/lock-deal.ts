import { eq } from 'drizzle-orm'
import { visibilityOf } from '#domain/cars/visibility.ts'
import type { Db } from '#server/platform/db/client.ts'
import { cars, conversations } from '#server/platform/db/schema/index.ts'
import { canBeReached } from './access.ts'
import { lockConversation } from './add-message.ts'
import { readConversation } from './get-conversation.ts'
import type { ConversationRow } from './read-conversations.ts'

interface OneConversation {
  user_id: string
  conversation_id: string
  now: Date
}

interface Deal extends ConversationRow {
  /** Why offers and appointments are not possible now; null if they are. */
  obstacle: 'UNREACHABLE' | 'NOT_ON_OFFER' | null
}

/**
 * Locks a conversation and its ad until the transaction ends, for changing what its sides agree on.
 * @throws NOT_FOUND, including for users who are not its buyer or seller
 */
export async function lockDeal(tx: Db, { user_id, conversation_id, now }: OneConversation): Promise<Deal> {
  // locks the ad first, like all changes of ads
  await tx
    .select({ id: cars.id })
    .from(cars)
    .innerJoin(conversations, eq(conversations.car_id, cars.id))
    .where(eq(conversations.id, conversation_id))
    .for('share', { of: cars })
  await lockConversation(tx, conversation_id)
  const row = await readConversation(tx, { user_id, conversation_id })
  const { car, seller } = row
  const isOnOffer = visibilityOf(car, seller, now) === 'public'
  return { ...row, obstacle: canBeReached(row) ? (isOnOffer ? null : 'NOT_ON_OFFER') : 'UNREACHABLE' }
}
