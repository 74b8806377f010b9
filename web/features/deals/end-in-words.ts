import { daysLeft } from '#domain/deals/deal-end.ts'
import { formatDate } from '#domain/format/format-date.ts'
import type { Texts } from '#web/texts/create-texts.ts'
import type { dealTexts } from '#web/texts/deals/area.ts'

/** A later end is shown as a date. */
const MOST_DAYS = 30

/** When a deal ends; null if it has no end. */
export function endInWords(endsAt: string | null, now: Date, { lang, t }: Texts<typeof dealTexts>): string | null {
  if (endsAt === null) return null
  const days = daysLeft(endsAt, now)
  if (days === null) return t('deals_ended')
  if (days === 0) return t('deals_ends_today')
  return days > MOST_DAYS ? t('deals_until', { date: formatDate(endsAt, lang) }) : t('deals_ends_in', { count: days })
}
