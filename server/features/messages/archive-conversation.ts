import { and, eq } from 'drizzle-orm'
import type { DataServices } from '#server/context.ts'
import { conversation_sides } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { fail } from '#server/platform/fail.ts'

interface OneConversation {
  user_id: string
  conversation_id: string
}

/**
 * Archives or unarchives a conversation for one side.
 * @throws NOT_FOUND
 */
export async function setArchived(
  { db, clock }: Pick<DataServices, 'db' | 'clock'>,
  { user_id, conversation_id }: OneConversation,
  isArchived: boolean,
): Promise<void> {
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(conversation_sides)
      .set({ archived_at: isArchived ? clock() : null })
      .where(and(eq(conversation_sides.conversation_id, conversation_id), eq(conversation_sides.user_id, user_id)))
      .returning({ side: conversation_sides.side })
    if (!changed.length) throw fail('NOT_FOUND')
    afterCommit(tx, { type: 'conversations_changed', ids: [user_id] })
  })
}
