import { useQuery } from '@tanstack/react-query'
import { isInstalment } from '#domain/cars/doubt-price.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import { useApi } from '#web/platform/api/api.ts'
import { addCarTexts } from '#web/texts/add-car/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { fieldId, useEditor } from './editor-context.tsx'
import { marketPriceQuery } from './market-price-query.ts'
import { numbersOf } from './read-form.ts'

/** Price range of similar cars, compared with the entered price. Hidden if there are too few. */
export function MarketPrice({ model, year }: { model: string; year: number }) {
  const { lang, t } = useTexts(addCarTexts)
  const { form, change } = useEditor()
  const { price } = numbersOf(form)
  const { data } = useQuery(marketPriceQuery(useApi(), { model, year }))
  if (!data) return null
  if (price !== null && isInstalment(price, data.middle)) {
    return (
      <div className="notice flex flex-wrap items-center gap-x-3 gap-y-1 text-sm" role="status">
        <p className="grow">{t('ad_price_instalment', { price: formatPrice(data.middle, lang) })}</p>
        <button
          type="button"
          className="chip"
          onClick={() => {
            change({ is_price_on_request: true })
            // the button is removed when pressed
            document.getElementById(fieldId('is_price_on_request'))?.focus()
          }}
        >
          {t('price_on_request')}
        </button>
      </div>
    )
  }
  const place = price === null ? null : price < data.lower ? 'low' : price > data.upper ? 'high' : 'usual'
  return (
    <div className="mt-1 flex flex-col gap-2 rounded-control bg-sunken p-3 text-sm">
      <p>
        {t('ad_market', {
          lower: formatPrice(data.lower, lang),
          upper: formatPrice(data.upper, lang),
          ads: t('price_ads', { count: data.count }),
        })}
      </p>
      <Bar {...data} price={price} />
      <p role="status">
        {place ? t(`ad_market_${place}`) : t('ad_market_middle', { price: formatPrice(data.middle, lang) })}
      </p>
    </div>
  )
}

interface BarProps {
  lower: number
  middle: number
  upper: number
  price: number | null
}

/** Decorative: the text says the same. */
function Bar({ lower, middle, upper, price }: BarProps) {
  const space = Math.max(upper - lower, middle * 0.1)
  const from = lower - space
  const share = (value: number) => `${Math.min(100, Math.max(0, ((value - from) / (upper + space - from)) * 100))}%`
  return (
    <div aria-hidden="true" className="relative h-5">
      <span className="absolute inset-x-0 top-2 h-1 rounded-full bg-line" />
      <span
        className="absolute top-1.5 h-2 rounded-full bg-brand/40"
        style={{ insetInlineStart: share(lower), insetInlineEnd: `calc(100% - ${share(upper)})` }}
      />
      <span className="absolute top-1 h-3 w-0.5 bg-brand" style={{ insetInlineStart: share(middle) }} />
      {price !== null && (
        <span
          className="absolute top-0 -ms-2.5 size-5 rounded-full border-4 border-brand bg-surface"
          style={{ insetInlineStart: share(price) }}
        />
      )}
    </div>
  )
}
