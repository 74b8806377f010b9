import { and, eq } from 'drizzle-orm'
import type { DataServices } from '#server/context.ts'
import { blocks } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { readConversation } from './get-conversation.ts'

interface OneConversation {
  user_id: string
  conversation_id: string
}

/**
 * Blocks the other side of a conversation.
 * @throws NOT_FOUND
 */
export async function blockUser(
  { db, clock }: Pick<DataServices, 'db' | 'clock'>,
  wanted: OneConversation,
): Promise<void> {
  const { other } = await readConversation(db, wanted)
  await db.transaction(async (tx) => {
    await tx
      .insert(blocks)
      .values({ blocker_id: wanted.user_id, blocked_id: other.id, created_at: clock() })
      .onConflictDoNothing()
    afterCommit(tx, { type: 'conversations_changed', ids: [wanted.user_id, other.id] })
  })
}

/** @throws NOT_FOUND */
export async function unblockUser({ db }: Pick<DataServices, 'db'>, wanted: OneConversation): Promise<void> {
  const { other } = await readConversation(db, wanted)
  await db.transaction(async (tx) => {
    await tx.delete(blocks).where(and(eq(blocks.blocker_id, wanted.user_id), eq(blocks.blocked_id, other.id)))
    afterCommit(tx, { type: 'conversations_changed', ids: [wanted.user_id, other.id] })
  })
}
