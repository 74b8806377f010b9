import type { CSSProperties } from 'react'
import type { Car } from '#contract/cars.ts'
import { placeOfAmount } from '#domain/fair-price/shown-fair-price.ts'
import { PriceStanding } from '#web/features/fair-price/public.ts'
import { carPageTexts } from '#web/texts/car-page/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Price } from '#web/ui/price.tsx'
import { OwnWords } from './own-words.tsx'

/** The price, its label on a scale, and what the seller says about it. */
export function CarPrice({ car }: { car: Car }) {
  const { t } = useTexts(carPageTexts)
  const { price, fair_price, price_label, price_note } = car
  return (
    <>
      <p className="text-3xl font-bold text-brand">
        <Price amount={price} />
      </p>
      {fair_price && (
        <div className={price_label ? `price-plot price-${price_label}` : 'price-plot'}>
          <PriceStanding price={price} fair={fair_price} />
          {price !== null && price_label && (
            <div
              aria-hidden="true"
              className="price-track"
              style={{ '--place': placeOfAmount(price, fair_price.limits) } as CSSProperties}
            />
          )}
          <a href="#price-evidence" className="link self-start text-sm">
            {t('car_price_why')}
          </a>
        </div>
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
