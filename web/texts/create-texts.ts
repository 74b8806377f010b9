import { formatNumber } from '#domain/format/format-number.ts'
import { pluralForm } from '#domain/format/plural.ts'
import type { Lang } from '#domain/language.ts'
import { defaultTexts } from './default-texts.ts'
import type { TextKey } from './text-key.ts'
import type { TextOverlay } from './text-overlay.ts'

export interface Texts {
  lang: Lang
  /**
   * A text that nobody wrote reads as its key.
   * @param values what stands in the text's `{{placeholders}}`; `count` chooses the plural form
   */
  t: (key: TextKey, values?: Record<string, string | number>) => string
}

const PLACEHOLDER = /\{\{(\w+)\}\}/g
const KEPT = 8
const made = new Map<string, Texts>()

/** The built-in texts of a language overlaid by what admins changed. */
export function createTexts(lang: Lang, overlay: TextOverlay): Texts {
  const name = lang + JSON.stringify(overlay)
  const known = made.get(name)
  if (known) return known

  const defaults = defaultTexts(lang)
  const result: Texts = {
    lang,
    t: (key, values = {}) => {
      const { count } = values
      const form = typeof count === 'number' ? `${key}_${pluralForm(count, lang)}` : key
      const shown = typeof count === 'number' ? { ...values, count: formatNumber(count, lang) } : values
      const text = overlay[form] ?? overlay[key] ?? defaults[form] ?? defaults[key] ?? key
      return text.replace(PLACEHOLDER, (whole, placeholder: string) => String(shown[placeholder] ?? whole))
    },
  }
  if (made.size === KEPT) made.clear()
  made.set(name, result)
  return result
}
