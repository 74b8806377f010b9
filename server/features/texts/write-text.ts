import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { website_texts } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'

type WrittenText = Pick<typeof website_texts.$inferInsert, 'text_key' | 'text_ar' | 'text_en'>

/** In the caller's transaction. Replaces the built-in text. */
export async function writeText(tx: Db, text: WrittenText): Promise<void> {
  await tx
    .insert(website_texts)
    .values(text)
    .onConflictDoUpdate({
      target: website_texts.text_key,
      set: { text_ar: text.text_ar, text_en: text.text_en, updated_at: sql`now()` },
    })
  afterCommit(tx, { type: 'texts_changed' })
}
