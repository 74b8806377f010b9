import type { ChangedBy } from '#contract/errors.ts'
import type { NotUndoableReason } from '#domain/admin-changes/undoable.ts'
import { formatDateTime } from '#domain/format/format-date.ts'
import { auditTexts } from '#web/texts/audit/area.ts'
import { withAreas, type Texts } from '#web/texts/create-texts.ts'
import { failureText } from '#web/ui/form/failure-text.ts'
import { fieldName } from './field-name.ts'
import { valueInWords } from './value-in-words.ts'

type InWords = Pick<Texts, 'lang' | 't'>

/** Why a change was not undone, as the error of the call or the outcome of one of several changes. */
export interface Refusal {
  code: string
  reason?: NotUndoableReason | undefined
  fields?: readonly { field: string; current?: unknown }[] | undefined
  changed_by?: ChangedBy | undefined
}

/** One or two sentences: why, by whom, and the values that stand there by now. */
export function refusalInWords({ code, reason, fields = [], changed_by }: Refusal, texts: InWords): string {
  const t = withAreas(texts.t, auditTexts)
  if (code === 'NOT_FOUND') return t('undo_nothing')
  const isChanged = reason === 'changed_since' || code === 'CONTENT_CHANGED'
  if (!isChanged && reason) return t(`undo_refused_${reason}`)
  if (!isChanged) return failureText({ code, data: {}, fields: [] }, t)
  const now = fields.map(
    ({ field, current }) => `${fieldName(field, t)}: \u2068${valueInWords(field, current, texts)}\u2069`,
  )
  const why = changed_by ? changerInWords(changed_by, texts) : t('undo_refused_changed_since')
  return [why, ...(now.length ? [t('undo_now', { values: now.join(' · ') })] : [])].join(' ')
}

/** Who made the later change, and when. */
export function changerInWords({ kind, name, at }: ChangedBy, texts: InWords): string {
  const t = withAreas(texts.t, auditTexts)
  const time = formatDateTime(at, texts.lang)
  if (kind === 'seller') return t('undo_changed_by_seller', { time })
  if (kind === 'machine') return t('undo_changed_by_machine', { time })
  return name === null
    ? t('undo_changed_by_former', { time })
    : t('undo_changed_by_admin', { name: `\u2068${name}\u2069`, time })
}
