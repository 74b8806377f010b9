import { formatNumber } from '#domain/format/format-number.ts'
import { pluralForm } from '#domain/format/plural.ts'
import type { Lang } from '#domain/language.ts'
import { defaultTexts } from './default-texts.ts'
import type { TextArea, TextKey } from './text-key.ts'
import type { TextOverlay } from './text-overlay.ts'

/**
 * Returns the key itself if there is no text.
 * @param values values of the `{{placeholders}}`; `count` selects the plural form
 */
type TranslateAny<Key> = (key: Key, values?: Record<string, string | number>) => string

/** Translates texts of the site and of the given areas. */
export type Translate<Area extends TextArea = never> = TranslateAny<TextKey<Area>>

export interface Texts<Area extends TextArea = never> {
  lang: Lang
  t: Translate<Area>
}

/** Texts of all loaded areas. */
export interface AllTexts {
  lang: Lang
  t: TranslateAny<string>
}

/** Translates a key composed of values from the server, which the compiler cannot check. */
export const composedText = (t: Translate, key: string): string => t(key as TextKey)

/** Adds areas to `t`, for functions whose callers do not import these areas. */
export const withAreas = <Areas extends readonly TextArea[]>(t: Translate, ..._areas: Areas) =>
  t as Translate<Areas[number]>

const PLACEHOLDER = /\{\{(\w+)\}\}/g
const MOST_CACHED = 8
const made = new Map<string, AllTexts>()

/** The built-in texts of a language, overlaid by those changed by admins. */
export function createTexts(lang: Lang, overlay: TextOverlay): AllTexts {
  const name = lang + JSON.stringify(overlay)
  const known = made.get(name)
  if (known) return known

  const defaults = defaultTexts(lang)
  const result: AllTexts = {
    lang,
    t: (key, values = {}) => {
      const { count } = values
      const form = typeof count === 'number' ? `${key}_${pluralForm(count, lang)}` : key
      const shown = typeof count === 'number' ? { ...values, count: formatNumber(count, lang) } : values
      const text = overlay[form] ?? overlay[key] ?? defaults[form] ?? defaults[key] ?? key
      if (!text.includes('{{')) return text
      return text.replace(PLACEHOLDER, (whole, placeholder: string) => String(shown[placeholder] ?? whole))
    },
  }
  if (made.size === MOST_CACHED) made.clear()
  made.set(name, result)
  return result
}
