import { and, eq, isNull } from 'drizzle-orm'
import { mailDueAt } from '#domain/messages/mail-due-at.ts'
import type { Db } from '#server/platform/db/client.ts'
import { conversation_mails } from '#server/platform/db/schema/index.ts'

export interface Reader {
  conversation_id: string
  user_id: string
}

export const isReader = ({ conversation_id, user_id }: Reader) =>
  and(eq(conversation_mails.conversation_id, conversation_id), eq(conversation_mails.user_id, user_id))

/** Has a message mailed to its reader who does not read it here, by `mailUnread`. */
export const mailUnlessRead = (tx: Db, reader: Reader, now: Date): Promise<void> => lookAt(tx, reader, mailDueAt(now))

/** Has `mailUnread` look at a conversation, at that time or earlier. */
export async function lookAt(tx: Db, { conversation_id, user_id }: Reader, due_at: Date): Promise<void> {
  await tx
    .insert(conversation_mails)
    .values({ conversation_id, user_id, due_at })
    .onConflictDoUpdate({
      target: [conversation_mails.conversation_id, conversation_mails.user_id],
      set: { due_at },
      setWhere: isNull(conversation_mails.due_at),
    })
}
