import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { conversation_mails } from '#server/platform/db/schema/index.ts'

export interface Reader {
  conversation_id: string
  user_id: string
}

export const isReader = ({ conversation_id, user_id }: Reader) =>
  and(eq(conversation_mails.conversation_id, conversation_id), eq(conversation_mails.user_id, user_id))

/** Schedules a check of a conversation by `mailUnread`, at the given time or earlier. */
export async function scheduleCheck(tx: Db, { conversation_id, user_id }: Reader, dueAt: Date): Promise<void> {
  await tx
    .insert(conversation_mails)
    .values({ conversation_id, user_id, due_at: dueAt })
    .onConflictDoUpdate({
      target: [conversation_mails.conversation_id, conversation_mails.user_id],
      set: { due_at: dueAt },
      setWhere: isNull(conversation_mails.due_at),
    })
}
