import { and, eq } from 'drizzle-orm'
import type { DataServices } from '#server/context.ts'
import { blocks } from '#server/platform/db/schema/index.ts'
import { readConversation } from './get-conversation.ts'

interface OneConversation {
  user_id: string
  conversation_id: string
}

/** Blocks the other side of a conversation. @throws NOT_FOUND */
export async function blockUser(
  { db, clock }: Pick<DataServices, 'db' | 'clock'>,
  wanted: OneConversation,
): Promise<void> {
  const { other } = await readConversation(db, wanted)
  await db
    .insert(blocks)
    .values({ blocker_id: wanted.user_id, blocked_id: other.id, created_at: clock() })
    .onConflictDoNothing()
}

/** @throws NOT_FOUND */
export async function unblockUser({ db }: Pick<DataServices, 'db'>, wanted: OneConversation): Promise<void> {
  const { other } = await readConversation(db, wanted)
  await db.delete(blocks).where(and(eq(blocks.blocker_id, wanted.user_id), eq(blocks.blocked_id, other.id)))
}
