import { AD_REJECTION_REASONS } from '#domain/ads/rejection-reasons.ts'
import { AD_FIELDS } from '#domain/cars/fields.ts'
import { formatDate } from '#domain/format/format-date.ts'
import type { Lang } from '#domain/language.ts'
import type { formTexts } from '#web/texts/forms/area.ts'
import type { adFieldTexts } from '#web/texts/ad-fields/area.ts'
import type { adReviewTexts } from '#web/texts/ad-reviews/area.ts'
import type { Translate } from '#web/texts/create-texts.ts'
import type { TextKey } from '#web/texts/text-key.ts'

const LABELS: Readonly<Record<string, TextKey<typeof formTexts | typeof adFieldTexts>>> = Object.fromEntries(
  AD_FIELDS.map(({ name, label }) => [name, label]),
)

/** Formats the note of an event. By action it contains field names, rejection reasons, a time or text of an admin. */
export function eventNote(
  { action, note }: { action: string; note: string | null },
  lang: Lang,
  t: Translate<typeof formTexts | typeof adFieldTexts | typeof adReviewTexts>,
): string {
  if (!note) return ''
  if (action === 'feature') return t('review_event_until', { date: formatDate(note, lang) })
  const parts = note.split(', ')
  if (action === 'correct' || action === 'revise') return fieldsOf(parts)
  if (action === 'amend') {
    // the first line has the fields, the rest is the admin's text
    const [fields = '', ...words] = note.split('\n')
    return [fieldsOf(fields.split(', ')), ...words].join(': ')
  }
  if (!action.startsWith('reject')) return note
  const ready = AD_REJECTION_REASONS.filter((reason) => parts.includes(reason))
  // the reasons come first, then the admin's text
  const written = parts.slice(ready.length).join(', ')
  const labels = ready.filter((reason) => reason !== 'other').map((reason) => t(`review_reason_${reason}`))
  return [...labels, written].filter(Boolean).join(t('list_comma'))

  function fieldsOf(names: readonly string[]): string {
    return [...new Set(names.map((name) => (LABELS[name] ? t(LABELS[name]) : name)))].join(t('list_comma'))
  }
}
