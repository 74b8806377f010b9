import type { OwnAd } from '#contract/ads.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { DAY_MS } from '#domain/durations.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/** Dates of an ad: when it was submitted, and others by state. */
export function AdTimes({ ad, now }: { ad: OwnAd; now: string }) {
  const { t, lang } = useTexts(adsTexts)
  const { state, submitted_at, expires_at, sold_at, featured_until, confirmed_at } = ad
  const on = (moment: string) => ({ date: formatDate(moment, lang) })
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-muted">
      <span>{t('ad_submitted', on(submitted_at))}</span>
      {state === 'active' && expires_at && <span>{t('ad_days_left', { count: daysLeft(expires_at, now) })}</span>}
      {state === 'expired' && expires_at && <span>{t('ad_ended_on', on(expires_at))}</span>}
      {state === 'sold' && sold_at && <span>{t('ad_sold_on', on(sold_at))}</span>}
      {state === 'active' && ad.featured && featured_until && <span>{t('ad_featured_until', on(featured_until))}</span>}
      {state === 'active' && confirmed_at && (
        <span className="max-sm:hidden">
          {t('ad_confirmed', { when: relativeTime(confirmed_at, new Date(now), lang) })}
        </span>
      )}
    </p>
  )
}

/** Days until the ad expires, rounded up, at least 1. */
const daysLeft = (expiresAt: string, now: string): number =>
  Math.max(1, Math.ceil((new Date(expiresAt).getTime() - new Date(now).getTime()) / DAY_MS))
