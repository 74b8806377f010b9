import type { CarCard } from '#contract/cars.ts'
import type { Deal, DealCard } from '#contract/deals.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { CarsBelow } from '#web/features/favorites/public.ts'
import { DealJsonLd } from '#web/features/seo/public.ts'
import { useSettings } from '#web/features/settings/public.ts'
import { dealTexts } from '#web/texts/deals/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { DealOffer } from './deal-offer.tsx'
import { DealPicture } from './deal-picture.tsx'
import { DealText } from './deal-text.tsx'
import { DealRow } from './deal-row.tsx'
import { useCountdown } from './use-countdown.ts'
import { useDealTracking } from './use-deal-tracking.ts'

const SIZES = '(width >= 80rem) 46rem, (width >= 64rem) 60vw, 100vw'

interface Props {
  deal: Deal
  related: readonly DealCard[]
  cars: readonly CarCard[]
  /** In ISO 8601. */
  now: string
}

export function DealDetails({ deal, related, cars, now }: Props) {
  const { lang, t } = useTexts(dealTexts)
  const note = useDealTracking(deal)
  const countdown = useCountdown(deal.ends_at, now)
  const isLive = deal.state === 'live' && !countdown.isOver
  return (
    <main id="content" className="page flex flex-col gap-10 py-4">
      {isLive && <DealJsonLd deal={deal} />}
      <div className="flex flex-col gap-4">
        <BackLink to="/deals" className="no-print self-start">
          {t('deals_see_all')}
        </BackLink>
        <DealNotice deal={deal} isOver={countdown.isOver} />
        <div className="deal-columns">
          <div>
            <DealPicture deal={deal} sizes={SIZES} isFirst />
          </div>
          <DealOffer deal={deal} isLive={isLive} countdown={countdown} onAct={note} />
          <div className="flex max-w-prose flex-col gap-8">
            <DealText id="about" title={t('deals_about')} text={deal[`text_${lang}`] || deal.text_ar || deal.text_en} />
            {deal.brand && (
              <DealText
                id="brand"
                title={t('deals_about_brand', { name: `\u2068${deal.brand[`name_${lang}`]}\u2069` })}
                text={deal[`brand_about_${lang}`] || deal.brand_about_ar || deal.brand_about_en}
              />
            )}
          </div>
        </div>
      </div>
      <CarsBelow title={t('deals_cars')} cars={cars} />
      {related.length > 0 && <DealRow title={t('deals_related')} deals={related} now={now} />}
    </main>
  )
}

/** That the deal is over, or that only admins see it. */
function DealNotice({ deal: { state, starts_at, ends_at }, isOver }: { deal: Deal; isOver: boolean }) {
  const { lang, t } = useTexts(dealTexts)
  const isOn = Boolean(useSettings().read('enable_deals_section'))
  const said = [
    !isOn && t('deals_section_off'),
    state === 'draft' && t('deals_preview_draft'),
    state === 'scheduled' && t('deals_preview_scheduled', { date: starts_at ? formatDate(starts_at, lang) : '' }),
    (state === 'expired' || isOver) && ends_at && t('deals_ended_on', { date: formatDate(ends_at, lang) }),
  ].filter(Boolean)
  if (!said.length) return null
  return (
    <p role="status" className="notice">
      {said.join(' ')}
    </p>
  )
}
