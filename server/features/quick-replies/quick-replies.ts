import { eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { quick_replies } from '#server/platform/db/schema/index.ts'

export async function listQuickReplies(db: Db, userId: string): Promise<string[]> {
  const [stored] = await db.select().from(quick_replies).where(eq(quick_replies.user_id, userId))
  return stored?.texts ?? []
}

export async function setQuickReplies(db: Db, userId: string, texts: string[]): Promise<void> {
  await db
    .insert(quick_replies)
    .values({ user_id: userId, texts })
    .onConflictDoUpdate({ target: quick_replies.user_id, set: { texts } })
}
