import type { PricePage } from '#contract/prices.ts'
import { formatMonth } from '#domain/format/format-date.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import { comparePrices, priceTrend } from '#domain/prices/price-change.ts'
import type { Texts } from '#web/texts/create-texts.ts'
import { priceTexts } from '#web/texts/prices/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

const THAN = { down: 'less', up: 'more', steady: 'same' } as const

interface Fact {
  name: string
  value: string
  /** What it was computed from. */
  note: string
}

/** Trend, time to sell, and how the city compares with all of them, as far as they are known. */
export function PriceFacts({ page }: { page: PricePage }) {
  const texts = useTexts(priceTexts)
  const facts = [trendOf(page, texts), saleOf(page, texts), placeOf(page, texts)].filter((fact) => fact !== null)
  if (!facts.length) return null
  return (
    <dl className="price-facts">
      {facts.map(({ name, value, note }) => (
        <div key={name}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="text-lg font-semibold">{value}</dd>
          <dd className="text-sm text-muted">{note}</dd>
        </div>
      ))}
    </dl>
  )
}

type PriceTexts = Texts<typeof priceTexts>

function trendOf({ months }: PricePage, { t, lang }: PriceTexts): Fact | null {
  const trend = priceTrend(months)
  if (!trend) return null
  const { direction, percent, since } = trend
  return {
    name: t('prices_trend'),
    value: t(`prices_trend_${direction}`, {
      percent: formatNumber(percent, lang),
      month: formatMonth(since.month, lang),
    }),
    note: t('prices_trend_of', {
      middle: formatPrice(since.middle, lang),
      ads: t('prices_ads', { count: since.count }),
    }),
  }
}

function saleOf({ sale }: PricePage, { t }: PriceTexts): Fact | null {
  if (!sale) return null
  return {
    name: t('prices_sale'),
    value: t('prices_sale_days', { count: sale.days }),
    note: t('prices_sale_of', { count: sale.count }),
  }
}

function placeOf({ figures, everywhere }: PricePage, { t, lang }: PriceTexts): Fact | null {
  if (!everywhere) return null
  const { direction, percent } = comparePrices(everywhere.middle, figures.middle)
  return {
    name: t('prices_place'),
    value: t(`prices_than_everywhere_${THAN[direction]}`, { percent: formatNumber(percent, lang) }),
    note: t('prices_everywhere', {
      middle: formatPrice(everywhere.middle, lang),
      ads: t('prices_ads', { count: everywhere.count }),
    }),
  }
}
