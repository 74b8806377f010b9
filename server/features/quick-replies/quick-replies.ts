import { eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { quick_replies } from '#server/platform/db/schema/index.ts'

export async function listQuickReplies(db: Db, user_id: string): Promise<string[]> {
  const [kept] = await db.select().from(quick_replies).where(eq(quick_replies.user_id, user_id))
  return kept?.texts ?? []
}

export async function setQuickReplies(db: Db, user_id: string, texts: string[]): Promise<void> {
  await db
    .insert(quick_replies)
    .values({ user_id, texts })
    .onConflictDoUpdate({ target: quick_replies.user_id, set: { texts } })
}
