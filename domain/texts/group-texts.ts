import { PLURAL_FORMS, type PluralForm } from '#domain/format/plural.ts'
import type { Lang } from '#domain/language.ts'
import type { BuiltInForm, FormsOf } from './text-form.ts'

type Texts = Readonly<Record<string, string>>

/** The texts of an area in source order; the plural forms of a text are grouped. */
export function groupTexts(area: string, texts: Record<Lang, Texts>): FormsOf<BuiltInForm>[] {
  const keys = [...new Set([...Object.keys(texts.en), ...Object.keys(texts.ar)])]
  const names = [...new Set(keys.map((key) => partsOf(key, texts.en).name))]
  const byName = Map.groupBy(keys, (key) => partsOf(key, texts.en).name)
  return names.map((name) => ({
    name,
    area,
    forms: (byName.get(name) ?? [])
      .map((textKey) => ({
        text_key: textKey,
        form: partsOf(textKey, texts.en).form,
        built_in_ar: texts.ar[textKey] ?? null,
        built_in_en: texts.en[textKey] ?? null,
      }))
      .toSorted((one, other) => placeOf(one.form) - placeOf(other.form)),
  }))
}

/**
 * Splits a key into name and plural form. A text has plural forms if both English ones exist: `list_select_one`
 * alone is not a form of `list_select`.
 */
function partsOf(key: string, english: Texts): { name: string; form: PluralForm | null } {
  const form = PLURAL_FORMS.find((one) => key.endsWith(`_${one}`))
  const name = form ? key.slice(0, -form.length - 1) : key
  const isCounted = form && `${name}_one` in english && `${name}_other` in english
  return isCounted ? { name, form } : { name: key, form: null }
}

const placeOf = (form: PluralForm | null): number => (form ? PLURAL_FORMS.indexOf(form) : 0)
