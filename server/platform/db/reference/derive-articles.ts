import { eq } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import { derivedFields } from '#domain/articles/derived-fields.ts'
import type { Db } from '#server/platform/db/client.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { articles } from '#server/platform/db/schema/index.ts'

/** Computes the words of all articles anew: migrations change texts and tags, but cannot split them into words. */
export async function deriveArticles(tx: Db): Promise<void> {
  const ids = await tx.select({ id: articles.id }).from(articles)
  for (const { id } of ids) {
    const [row] = await tx.select().from(articles).where(eq(articles.id, id))
    if (!row) continue
    const { words_ar, words_en, search_words_ar, search_words_en } = row
    const derived = derivedFields(row)
    if (isDeepStrictEqual(derived, { words_ar, words_en, search_words_ar, search_words_en })) continue
    afterCommit(tx, { type: 'articles_changed' })
    await tx.update(articles).set(derived).where(eq(articles.id, id))
  }
}
