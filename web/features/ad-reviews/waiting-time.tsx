import { relativeTime } from '#domain/format/relative-time.ts'
import { DAY_MS } from '#domain/durations.ts'
import { adReviewTexts } from '#web/texts/ad-reviews/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/** How long an ad has waited, compared with the 24 hours promised to sellers. */
export function WaitingTime({ since, now }: { since: string; now: string }) {
  const { lang, t } = useTexts(adReviewTexts)
  const waited = new Date(now).getTime() - new Date(since).getTime()
  const isLate = waited > DAY_MS
  const age = relativeTime(since, new Date(now), lang)
  return (
    <span className="flex flex-col gap-1">
      <span className={isLate ? 'text-sm font-semibold text-danger' : 'text-sm text-muted'}>
        {isLate ? t('review_late', { time: age }) : age}
      </span>
      <progress
        className={isLate ? 'progress progress-over' : 'progress'}
        max={DAY_MS}
        value={Math.min(waited, DAY_MS)}
        aria-label={t('review_waited')}
      />
    </span>
  )
}
