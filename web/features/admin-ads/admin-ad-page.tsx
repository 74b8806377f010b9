import { Link } from 'react-router'
import type { WholeAd } from '#contract/admin-ads.ts'
import { formatDateTime } from '#domain/format/format-date.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { AdStateBadge, Evidence } from '#web/features/ad-reviews/public.ts'
import { adminAdTexts } from '#web/texts/admin-ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { useViewer } from '#web/platform/pages/viewer-context.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Price } from '#web/ui/price.tsx'
import { AdActions } from './ad-actions.tsx'
import { GivenTags } from './given-tags.tsx'

const TIMES = ['created_at', 'published_at', 'expires_at', 'featured_until', 'sold_at', 'deleted_at'] as const
const COUNTS = ['view_count', 'contact_count', 'favorites_count'] as const

/** Admin page of an ad in any state: times, counters, actions and evidence. */
export function AdminAdPage({ ad, now }: { ad: WholeAd; now: string }) {
  const { t, lang } = useTexts(adminAdTexts)
  const { card, state } = ad
  const isAdmin = useViewer()?.role === 'admin'
  const isWaiting = state === 'pending' || (state === 'active' && ad.has_revision)
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <AdStateBadge state={state} />
        {card.featured && <span className="badge-featured">{t('car_featured')}</span>}
        <p className="text-xl font-bold">
          <Price amount={ad.ad.price} />
        </p>
        {state === 'active' && (
          <Link to={`/car/${card.id}`} className="link">
            {t('admin_ad_public')}
          </Link>
        )}
        {isWaiting && (
          <Link to={`/admin/cars?ad=${card.id}`} className="link">
            {t('admin_ad_waits')}
          </Link>
        )}
      </header>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-6 gap-y-3">
        {TIMES.map((name) => {
          const moment = ad[name]
          return (
            moment && (
              <div key={name}>
                <dt className="text-sm text-muted">{t(`admin_ad_${name}`)}</dt>
                <dd>{formatDateTime(moment, lang)}</dd>
              </div>
            )
          )
        })}
        {COUNTS.map((name) => (
          <div key={name}>
            <dt className="text-sm text-muted">{t(`admin_ad_${name}`)}</dt>
            <dd>
              <bdi>{formatNumber(ad[name], lang)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {isAdmin && <AdActions ad={ad} />}
      {isAdmin && <GivenTags car_id={card.id} />}
      <Panel as="div" className="p-4 md:p-5">
        <Evidence car_id={card.id} evidence={ad} now={now} />
      </Panel>
    </div>
  )
}
