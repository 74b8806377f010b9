import { inArray } from 'drizzle-orm'
import type { Lang } from '#domain/language.ts'
import type { Db } from '#server/platform/db/client.ts'
import { website_texts } from '#server/platform/db/schema/index.ts'
import { builtInTexts } from './built-in-texts.ts'

/** Reads texts of the pages that have neither placeholders nor plural forms, as changed by admins. */
export async function readLabels(db: Db, keys: readonly string[]): Promise<(key: string, lang: Lang) => string> {
  const changed = await db
    .select()
    .from(website_texts)
    .where(inArray(website_texts.text_key, [...keys]))
  const forms = (await builtInTexts()).flatMap((text) => text.forms)
  return (key, lang) =>
    changed.find(({ text_key }) => text_key === key)?.[`text_${lang}`] ||
    (forms.find(({ text_key }) => text_key === key)?.[`built_in_${lang}`] ?? key)
}
