import { and, eq } from 'drizzle-orm'
import type { DataServices } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { blocks } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { readConversation } from './get-conversation.ts'

interface OneConversation {
  user_id: string
  conversation_id: string
}

/** Blocks the other side of a conversation. @throws NOT_FOUND */
export async function blockUser(services: Pick<DataServices, 'db' | 'clock'>, one: OneConversation): Promise<void> {
  await services.db.transaction((tx) => storeBlock(services, tx, one))
}

/** As `blockUser`, in a transaction with something else. */
export async function storeBlock({ clock }: Pick<DataServices, 'clock'>, tx: Db, one: OneConversation): Promise<void> {
  const { other } = await readConversation(tx, one)
  await tx
    .insert(blocks)
    .values({ blocker_id: one.user_id, blocked_id: other.id, created_at: clock() })
    .onConflictDoNothing()
  afterCommit(tx, { type: 'conversations_changed', ids: [one.user_id, other.id] })
}

/** @throws NOT_FOUND */
export async function unblockUser({ db }: Pick<DataServices, 'db'>, one: OneConversation): Promise<void> {
  await db.transaction(async (tx) => {
    const { other } = await readConversation(tx, one)
    await tx.delete(blocks).where(and(eq(blocks.blocker_id, one.user_id), eq(blocks.blocked_id, other.id)))
    afterCommit(tx, { type: 'conversations_changed', ids: [one.user_id, other.id] })
  })
}
