import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '#domain/format/format-number.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { writingTexts } from '#web/texts/article-writing/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/** The current market price of a model and year, with the number of ads behind it. */
export function PriceNow({ model, year }: { model: string; year: number }) {
  const { t, lang } = useTexts(writingTexts)
  const api = useApi()
  const { data: market, isSuccess } = useQuery(apiQuery(api, 'ads', 'get_market_price', { model, year }))
  const { data: names } = useQuery(
    apiQuery(api, 'search', 'suggest', { q: model.replaceAll('-', ' '), kind: 'model', limit: 20 }),
  )
  const name = names?.find(({ value }) => value === model)
  const price = (amount: number) => `\u2068${formatPrice(amount, lang)}\u2069`
  return (
    <p>
      <bdi className="font-medium">{`${name?.[`name_${lang}`] ?? model} ${year}`}</bdi>
      <span>{': '}</span>
      {market && (
        <span>
          {t('write_price_now', {
            middle: price(market.middle),
            lower: price(market.lower),
            upper: price(market.upper),
            number: formatNumber(market.count, lang),
          })}
        </span>
      )}
      {isSuccess && !market && <span>{t('write_price_few')}</span>}
    </p>
  )
}
