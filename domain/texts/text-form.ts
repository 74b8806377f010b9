import type { PluralForm } from '../format/plural.ts'
import type { Lang } from '../language.ts'

/** What the product itself says under a key; null in a language that has no such form. */
export interface BuiltInForm {
  text_key: string
  /** Null if the text does not count. */
  form: PluralForm | null
  built_in_ar: string | null
  built_in_en: string | null
}

/** With what admins made of it. An empty text is the built-in one. */
export interface TextForm extends BuiltInForm {
  text_ar: string
  text_en: string
  /** When the text was last changed, or found to be as new as the other language; null if never. */
  text_ar_at: string | null
  text_en_at: string | null
  /** The built-in text that the admin replaced. */
  replaced_ar: string | null
  replaced_en: string | null
}

/** A text of the product with all the forms in which it counts. */
export interface FormsOf<Form> {
  /** The key, without the form of a counted text. */
  name: string
  area: string
  forms: readonly Form[]
}

/** What visitors read. */
export const shownText = (form: TextForm, lang: Lang): string =>
  form[`text_${lang}`] || (form[`built_in_${lang}`] ?? '')
