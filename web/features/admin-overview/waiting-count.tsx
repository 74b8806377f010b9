import { formatNumber } from '#domain/format/format-number.ts'
import { adminOverviewTexts } from '#web/texts/admin-overview/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/** How many items wait, beside the name of their screen. */
export function WaitingCount({ count }: { count: number }) {
  const { t, lang } = useTexts(adminOverviewTexts)
  if (count === 0) return null
  return (
    // relative: the hidden words of a row that scrolls would widen the page
    <span className="tag tag-done relative ms-auto">
      <bdi aria-hidden>{formatNumber(count, lang)}</bdi>
      <span className="sr-only">{t('overview_waiting', { count })}</span>
    </span>
  )
}
