import type { Lang } from '#domain/language.ts'
import { isBlank } from '#domain/text/visible-text.ts'
import { placeholdersOf } from './text-rules.ts'

interface ChangedText {
  text_key: string
  text_ar: string
  text_en: string
}

/**
 * The admin's version of a text that is sent, if all its placeholders have a value. Null to send the built-in one
 * instead, so that nobody gets a message with a gap.
 */
export function sentText(
  changed: readonly ChangedText[],
  { text_key, lang, known }: { text_key: string; lang: Lang; known: readonly string[] },
): string | null {
  const text = changed.find((one) => one.text_key === text_key)?.[`text_${lang}`] ?? ''
  const isWhole =
    placeholdersOf(text).every((name) => known.includes(name)) && !text.replaceAll(/\{\{\w+\}\}/g, '').includes('{{')
  return !isBlank(text) && isWhole ? text : null
}
