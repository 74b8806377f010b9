import type { Lang } from '../language.ts'
import { isBlank } from '../text/visible-text.ts'
import { placeholdersOf } from './text-rules.ts'

interface ChangedText {
  text_key: string
  text_ar: string
  text_en: string
}

/**
 * What an admin wrote in place of a built-in text that is sent, if all its placeholders have a value: nobody gets a
 * message with a gap. Null if the built-in text has to be sent.
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
