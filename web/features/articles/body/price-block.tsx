import { Link } from 'react-router'
import { formatDate } from '#domain/format/format-date.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import { directionOf } from '#domain/language.ts'
import { articleTexts } from '#web/texts/articles/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Price } from '#web/ui/price.tsx'
import type { NodeProps } from './node-props.ts'
import { useShownBody } from './shown-body.ts'

/** The current market price of a model and year, in the language of the page, with the number of ads and the day. */
export function PriceBlock({ node: { attrs } }: NodeProps) {
  const { lang, t } = useTexts(articleTexts)
  const { prices, now } = useShownBody()
  const price = prices.find(({ model, year }) => model === attrs?.['model'] && year === attrs['year'])
  if (!price) return null
  const { year, market } = price
  const name = `${price[`make_name_${lang}`]} ${price[`model_name_${lang}`]} ${year}`
  const title = t('articles_price_of', { name: `\u2068${name}\u2069` })
  return (
    <aside lang={lang} dir={directionOf(lang)} aria-label={title} className="article-price">
      <p className="font-medium">
        <Link to={`/explore?${new URLSearchParams({ q: name })}`}>{title}</Link>
      </p>
      {market && (
        <>
          <p className="article-price-middle">
            <Price amount={market.middle} />
          </p>
          <p>
            {t('articles_price_half', {
              lower: formatPrice(market.lower, lang),
              upper: formatPrice(market.upper, lang),
            })}
          </p>
        </>
      )}
      <p className="text-sm text-muted">
        {market
          ? t('articles_price_count', { count: market.count, date: formatDate(now, lang) })
          : t('articles_price_unknown', { date: formatDate(now, lang) })}
      </p>
    </aside>
  )
}
