import { asc, eq } from 'drizzle-orm'
import { assistant_conversations, assistant_turns } from '#server/platform/db/schema/index.ts'
import type { ExportedFiles } from './files.ts'

/** What the user asked the assistant. */
export const ASSISTANT_FILES: ExportedFiles = {
  assistant_conversations: (db, userId) =>
    db
      .select({ name: assistant_conversations.name, changed_at: assistant_conversations.changed_at })
      .from(assistant_conversations)
      .where(eq(assistant_conversations.user_id, userId)),
  assistant_turns: (db, userId) =>
    db
      .select({ message: assistant_turns.message, asked_at: assistant_turns.asked_at })
      .from(assistant_turns)
      .innerJoin(assistant_conversations, eq(assistant_conversations.id, assistant_turns.conversation_id))
      .where(eq(assistant_conversations.user_id, userId))
      .orderBy(asc(assistant_turns.asked_at)),
}
