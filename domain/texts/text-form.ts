import type { PluralForm } from '#domain/format/plural.ts'
import type { Lang } from '#domain/language.ts'

/** The built-in text of a key; null in a language without this plural form. */
export interface BuiltInForm {
  text_key: string
  /** Null if the text has no plural forms. */
  form: PluralForm | null
  built_in_ar: string | null
  built_in_en: string | null
}

/** A built-in text with the changes of admins. An empty text means the built-in one. */
export interface TextForm extends BuiltInForm {
  text_ar: string
  text_en: string
  /** When the text was last changed or confirmed as up to date; null if never. */
  text_ar_at: string | null
  text_en_at: string | null
  /** The built-in text at the time of the change. */
  replaced_ar: string | null
  replaced_en: string | null
}

/** A text with all its plural forms. */
export interface FormsOf<Form> {
  /** The key without the plural form. */
  name: string
  area: string
  forms: readonly Form[]
}

/** The text that visitors read. */
export const shownText = (form: TextForm, lang: Lang): string =>
  form[`text_${lang}`] || (form[`built_in_${lang}`] ?? '')
