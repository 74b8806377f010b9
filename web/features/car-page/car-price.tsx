import type { CSSProperties } from 'react'
import type { Car } from '#contract/cars.ts'
import type { ShownFairPrice } from '#contract/fair-price.ts'
import { placeOfAmount } from '#domain/fair-price/shown-fair-price.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import { PriceStanding } from '#web/features/fair-price/public.ts'
import { carPageTexts } from '#web/texts/car-page/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Price } from '#web/ui/price.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { OwnWords } from './own-words.tsx'

/** The price, its label on a scale, and what the seller says about it. */
export function CarPrice({ car }: { car: Car }) {
  const { t, lang } = useTexts(carPageTexts)
  const { price, fair_price, price_label, price_note, accident } = car
  return (
    <>
      <p className="car-price text-3xl leading-tight font-bold md:leading-normal">
        <Price amount={price} />
      </p>
      {fair_price && (
        <div className={price_label ? `price-plot price-${price_label}` : 'price-plot'}>
          <PriceStanding price={price} fair={fair_price}>
            <a href="#price-evidence" className="price-evidence-link">
              {t('car_price_expected', {
                price: formatPrice(fair_price.expected, lang),
                ads: t('price_ads', { count: fair_price.count }),
              })}
            </a>
          </PriceStanding>
          {price !== null && price_label && <PriceScale price={price} limits={fair_price.limits} />}
        </div>
      )}
      {price !== null && accident === 'major' && (
        <a href="#condition" className="price-doubt text-sm">
          <Icon name="warning" size={16} />
          <span>{t('car_price_accident')}</span>
        </a>
      )}
      {price_note && (
        <OwnWords car={car} field="price_note" text={price_note}>
          {({ translation, ...written }) => (
            <p className="text-sm">
              <span className="text-muted">{t('car_price_note')}</span>{' '}
              <span {...written}>{translation ?? price_note}</span>
            </p>
          )}
        </OwnWords>
      )}
    </>
  )
}

/** Where the price lies from low to high ones. Its label and the evidence say the same to screen readers. */
function PriceScale({ price, limits }: { price: number } & Pick<ShownFairPrice, 'limits'>) {
  const { lang, t } = useTexts(carPageTexts)
  const usual = { from: formatNumber(limits.good + 1, lang), to: formatNumber(limits.usual, lang) }
  return (
    <div aria-hidden="true" className="price-scale">
      <div className="price-track" style={{ '--place': placeOfAmount(price, limits) } as CSSProperties} />
      <span>{t('car_price_lower')}</span>
      <span>{t('car_price_usual', usual)}</span>
      <span>{t('car_price_higher')}</span>
    </div>
  )
}
