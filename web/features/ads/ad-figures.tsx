import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnAd } from '#contract/ads.ts'
import { labelAmount } from '#domain/fair-price/shown-fair-price.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { NextLabels, PriceStanding } from '#web/features/fair-price/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { DayBars } from '#web/ui/day-bars.tsx'
import { Icon } from '#web/ui/icon.tsx'

const FIGURES = [
  { label: 'ad_views', count: 'view_count' },
  { label: 'ad_contacts', count: 'contact_count' },
  { label: 'ad_favorites', count: 'favorites_count' },
] as const

/** Totals of views, contacts and favorites. Daily charts and the price comparison are fetched when opened. */
export function AdFigures({ ad }: { ad: OwnAd }) {
  const { t, lang } = useTexts(adsTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="group col-span-full basis-full border-t border-line"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 flex-wrap items-center gap-x-4 text-sm md:min-h-9">
        {FIGURES.map(({ label, count }) => (
          <span key={label}>
            <span className="text-muted">{t(label)}</span>{' '}
            <bdi className="font-semibold">{formatNumber(ad[count], lang)}</bdi>
          </span>
        ))}
        <span className="inline-flex items-center gap-2 font-medium text-brand">
          <span className="max-sm:sr-only">{t('ad_figures')}</span>
          <span className="transition-[rotate] group-open:rotate-180">
            <Icon name="down" size={16} />
          </span>
        </span>
      </summary>
      {isOpen && <OpenFigures ad={ad} />}
    </details>
  )
}

function OpenFigures({ ad }: { ad: OwnAd }) {
  const { t } = useTexts(adsTexts)
  const api = useApi()
  const { id: carId, model, year, mileage, price } = ad
  const days = useQuery({
    ...apiQuery(api, 'ads', 'get_days', { car_id: carId }),
    retry: false,
  })
  // an ad that is newer than the last count, or not active, has only an estimate
  const estimate = useQuery({
    ...apiQuery(api, 'fair_price', 'estimate', { model: model ?? '', year, mileage, car_id: carId }),
    enabled: ad.fair_price === null && model !== null,
    retry: false,
  })
  const fair = ad.fair_price ?? estimate.data
  const priceLabel = labelAmount(price, fair ?? null)
  return (
    <div className="flex flex-col gap-4 pt-1">
      {fair && (
        <div>
          <PriceStanding price={price} fair={fair} />
          {priceLabel && <NextLabels label={priceLabel} limits={fair.limits} />}
        </div>
      )}
      {(model === null || fair === null) && <p className="text-sm text-muted">{t('ad_market_none')}</p>}
      {days.isPending && <div className="skeleton h-28" />}
      {(days.isError || estimate.isError) && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm">
          <span>{t('ad_figures_failed')}</span>
          <Button variant="quiet" onClick={() => void Promise.all([days.refetch(), estimate.refetch()])}>
            {t('ad_figures_again')}
          </Button>
        </p>
      )}
      {days.data && (
        <section className="flex flex-col gap-2">
          <h3 className="text-sm font-medium">{t('ad_last_days')}</h3>
          <div className="three-columns gap-4">
            {FIGURES.map(({ label, count }) => (
              <DayBars
                key={label}
                label={t(label)}
                days={days.data.map((one) => ({ day: one.day, count: one[count] }))}
              />
            ))}
          </div>
        </section>
      )}
    </div>
  )
}
