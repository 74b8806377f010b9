import { like } from 'drizzle-orm'
import type { Lang } from '#domain/language.ts'
import type { Db } from '#server/platform/db/client.ts'
import { website_texts } from '#server/platform/db/schema/index.ts'
import { sayWith, type Say } from './say-with.ts'

/**
 * The sentences that emails and notifications are composed of, as changed by admins. Reads within the transaction of
 * `db`, since a transaction must not wait for another connection.
 */
export async function readSentences(db: Db): Promise<(lang: Lang) => Say> {
  const changed = await db
    .select({ text_key: website_texts.text_key, text_ar: website_texts.text_ar, text_en: website_texts.text_en })
    .from(website_texts)
    .where(like(website_texts.text_key, String.raw`sentence\_%`))
  return (lang) => sayWith(changed, lang)
}
