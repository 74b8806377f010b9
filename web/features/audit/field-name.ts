import { AD_FIELDS } from '#domain/cars/fields.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { adFieldTexts } from '#web/texts/ad-fields/area.ts'
import { auditTexts } from '#web/texts/audit/area.ts'
import { composedText, withAreas, type Translate } from '#web/texts/create-texts.ts'

/** The translated name of a field; the field itself if there is none. */
export function fieldName(field: string, t: Translate): string {
  // fields of an ad have the same names as in reviews
  const label = AD_FIELDS.find(({ name }) => name === field)?.label ?? `filter_${field}`
  return wordsOf(`audit_field_${field}`, t) ?? wordsOf(label, t) ?? field
}

export function wordsOf(key: string, t: Translate): string | null {
  const words = composedText(withAreas(t, formTexts, adFieldTexts, auditTexts), key)
  return words === key ? null : words
}
