import { relativeTime } from '#domain/format/relative-time.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

const DAY_MS = 86_400_000

/** How long an ad waits, against the day that sellers are promised. */
export function WaitingTime({ since, now }: { since: string; now: string }) {
  const { lang, t } = useTexts()
  const waited = new Date(now).getTime() - new Date(since).getTime()
  const is_late = waited > DAY_MS
  const said = relativeTime(since, new Date(now), lang)
  return (
    <span className="flex flex-col gap-1">
      <span className={is_late ? 'text-sm font-semibold text-danger' : 'text-sm text-muted'}>
        {is_late ? t('review_late', { time: said }) : said}
      </span>
      <progress
        className={is_late ? 'progress progress-over' : 'progress'}
        max={DAY_MS}
        value={Math.min(waited, DAY_MS)}
        aria-label={t('review_waited')}
      />
    </span>
  )
}
