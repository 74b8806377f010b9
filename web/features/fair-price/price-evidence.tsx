import type { PricePosition } from '#contract/fair-price.ts'
import { formatDateTime } from '#domain/format/format-date.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import { fairPriceTexts } from '#web/texts/fair-price/area.ts'
import { PriceVerdict } from '#web/ui/price-verdict.tsx'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ComparablePlot } from './comparable-plot.tsx'
import { NextLabels } from './next-labels.tsx'

interface Props {
  car: { year: number; mileage: number }
  position: PricePosition
}

type Fair = NonNullable<PricePosition['fair_price']>

/** What the label of a price rests on. Renders nothing if there is no fair price or comparable cars differ too much. */
export function PriceEvidence({ car, position }: Props) {
  const { t, lang } = useTexts(fairPriceTexts)
  const { label, unlabelled, fair_price: fair, comparables, counted_at } = position
  if (!fair || unlabelled === 'scattered' || comparables.length === 0) return null
  return (
    <section aria-labelledby="price-evidence" className="flex flex-col gap-4">
      <h2 id="price-evidence" className="text-xl font-bold">
        {t('fair_title')}
      </h2>
      <Figures fair={fair} />
      {label && (
        <div>
          <PriceVerdict label={label} />
          <NextLabels label={label} limits={fair.limits} />
        </div>
      )}
      {unlabelled === 'doubtful' && <p className="notice">{t('fair_doubtful')}</p>}
      <ComparablePlot car={car} fair={fair} position={position} />
      <Method fair={fair} />
      {counted_at && (
        <p className="text-sm text-muted">{t('fair_counted', { time: formatDateTime(counted_at, lang) })}</p>
      )}
    </section>
  )
}

function Figures({ fair }: { fair: Fair }) {
  const { t, lang } = useTexts(fairPriceTexts)
  const { expected, range, count, confidence } = fair
  const ads = t('price_ads', { count })
  const facts = [
    { name: t('fair_expected'), value: formatPrice(expected, lang) },
    {
      name: t('fair_usual'),
      value: t('fair_usual_range', { from: formatNumber(range.from, lang), to: formatPrice(range.to, lang) }),
    },
    { name: t('fair_count'), value: ads },
    { name: t('fair_confidence'), value: t(`fair_confidence_${confidence}`) },
  ]
  return (
    <dl className="two-columns [--narrowest:8rem] gap-x-6 gap-y-3 border-y border-line py-4 sm:grid-cols-4">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Method({ fair }: { fair: Fair }) {
  const { t, lang } = useTexts(fairPriceTexts)
  return (
    <details className="price-details">
      <summary className="link">{t('fair_method')}</summary>
      <div className="flex max-w-prose flex-col gap-2 text-sm">
        <p>{t('fair_method_ads')}</p>
        <p>
          {t('fair_method_adjusted', {
            year: formatNumber(fair.per_year_percent, lang),
            mileage: formatNumber(Math.abs(fair.per_10000_km_percent), lang),
          })}
        </p>
        <p>{t('fair_method_label')}</p>
        <p>{t('fair_method_asked')}</p>
      </div>
    </details>
  )
}
