import { Link } from 'react-router'
import type { Car } from '#contract/cars.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { formatMileage } from '#domain/format/format-mileage.ts'
import { pricePath } from '#domain/prices/price-path.ts'
import { CarTags } from '#web/features/cars/public.ts'
import { carPageTexts } from '#web/texts/car-page/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ExplainedText } from './explained-text.tsx'
import { CarPrice } from './car-price.tsx'
import { CostLinks } from './cost-links.tsx'
import { OwnWords } from './own-words.tsx'
import { PriceChanges } from './price-changes.tsx'

interface Props {
  car: Car
  title: string
}

/** Title, price and tags of the car. */
export function CarSummary({ car, title }: Props) {
  const { lang, t } = useTexts(carPageTexts)
  const titleField = ([`ad_title_${lang}`, 'ad_title_ar', 'ad_title_en'] as const).find(
    (one) => car[one]?.trim() === title,
  )
  const isPublic = car.visibility === 'public'
  return (
    <section className="flex flex-col gap-3">
      {(car.demo || (isPublic && car.featured)) && (
        <p className="flex gap-2">
          {isPublic && car.featured && <span className="badge-featured">{t('car_featured')}</span>}
          {car.demo && <span className="tag">{t('car_demo')}</span>}
        </p>
      )}
      {titleField ? (
        <OwnWords car={car} field="title" text={title}>
          {({ translation, ...written }) => (
            <h1 className="text-2xl font-bold" {...written}>
              {translation ?? <ExplainedText car={car} field={titleField} />}
            </h1>
          )}
        </OwnWords>
      ) : (
        <h1 className="text-2xl font-bold" {...writtenIn(title)}>
          {title}
        </h1>
      )}
      <p className="dotted text-muted">
        <bdi>{car.year}</bdi>
        <bdi>{formatMileage(car.mileage, lang)}</bdi>
        <span>{t('car_place', { city: car[`city_name_${lang}`], region: car[`region_name_${lang}`] })}</span>
      </p>
      <CarPrice car={car} />
      {isPublic && car.fair_price && car.model && (
        <Link to={pricePath({ make: car.make, model: car.model })} className="link self-start text-sm">
          {t('price_of_model')}
        </Link>
      )}
      <PriceChanges price_changes={car.price_changes} />
      {isPublic && <CostLinks car={car} />}
      <CarTags car={car} />
      <img src={`/car/${car.id}/qr.svg`} alt="" width={120} height={120} loading="lazy" className="print-only" />
    </section>
  )
}
