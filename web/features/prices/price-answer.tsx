import type { PricePage } from '#contract/prices.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import { priceTexts } from '#web/texts/prices/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Price } from '#web/ui/price.tsx'
import { questionOf } from './question-of.ts'

/** The question as the heading, and its answer: the median, the middle half, the number of ads and the date. */
export function PriceAnswer({ page }: { page: PricePage }) {
  const texts = useTexts(priceTexts)
  const { t, lang } = texts
  const { count, lower, middle, upper } = page.figures
  return (
    <div className="price-answer">
      <h1 className="text-display font-bold">{questionOf(page, texts)}</h1>
      <p className="price-display">
        <Price amount={middle} />
      </p>
      <p className="dotted text-muted">
        <span>{t('prices_middle')}</span>
        <span>{t('prices_ads', { count })}</span>
        <time dateTime={page.as_of}>{t('prices_as_of', { date: formatDate(page.as_of, lang) })}</time>
      </p>
      <div className="price-half">
        <p>{t('prices_half', { lower: formatPrice(lower, lang), upper: formatPrice(upper, lang) })}</p>
        <div className="price-half-track" aria-hidden="true" />
        <ul aria-hidden="true">
          {[lower, middle, upper].map((amount, at) => (
            <li key={at}>
              <Price amount={amount} />
            </li>
          ))}
        </ul>
      </div>
      {page.is_demo && <p className="text-sm text-muted">{t('prices_demo')}</p>}
    </div>
  )
}
