import { auditTexts } from '#web/texts/audit/area.ts'
import { withAreas, type Translate } from '#web/texts/create-texts.ts'

/** A value of a change as text: a string as it is, JSON of several lines otherwise. */
export function valueInWords(value: unknown, translate: Translate): string {
  const t = withAreas(translate, auditTexts)
  if (value === null || value === undefined || value === '') return t('audit_value_none')
  if (typeof value === 'boolean') return t(value ? 'audit_value_yes' : 'audit_value_no')
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}
