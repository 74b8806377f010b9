import type { Car } from '#contract/cars.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import { adHistoryTexts } from '#web/texts/ad-history/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { HEIGHT, pricePathOf, pricesOf, WIDTH } from './price-path.ts'

/** The prices of an ad in reading direction, as a small plot. Renders nothing for a price that never changed. */
export function PriceLine({ history }: Pick<Car, 'history'>) {
  const { lang, t } = useTexts(adHistoryTexts)
  const prices = pricesOf(history)
  const [first, last] = [prices[0], prices.at(-1)]
  if (!first || !last) return null
  const [from, to] = [formatPrice(first.price, lang), formatPrice(last.price, lang)]
  return (
    <figure className="max-w-prose">
      <svg
        role="img"
        aria-label={t('ad_history_prices', { from, to })}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-20 w-full rtl:-scale-x-100"
      >
        <path d={pricePathOf(prices)} fill="none" vectorEffect="non-scaling-stroke" className="drawn-trend" />
      </svg>
      <figcaption className="flex justify-between gap-4 text-sm">
        <span className="flex flex-col">
          <span className="text-muted">{formatDate(first.since, lang)}</span>
          <bdi>{from}</bdi>
        </span>
        <span className="flex flex-col text-end">
          <span className="text-muted">{t('ad_history_now')}</span>
          <bdi className="font-semibold">{to}</bdi>
        </span>
      </figcaption>
    </figure>
  )
}
