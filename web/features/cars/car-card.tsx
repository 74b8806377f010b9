import { Link } from 'react-router'
import type { CarCard as Card } from '#contract/cars.ts'
import { carTitle } from '#domain/cars/title.ts'
import { formatMileage } from '#domain/format/format-mileage.ts'
import { Price } from '#web/ui/price.tsx'
import { useTexts } from '#web/texts/texts-context.tsx'
import { carName } from './car-name.ts'
import { CarTags } from './car-tags.tsx'

/** @param is_first the picture is in view at once, so it is not loaded lazily */
export function CarCard({ car, is_first = false }: { car: Card; is_first?: boolean }) {
  const { lang, t } = useTexts()
  const title = carTitle({ ...car, custom_model: null }, lang)
  return (
    <article className="card">
      <img
        src={car.image}
        alt={carName(car, lang)}
        width={320}
        height={240}
        loading={is_first ? 'eager' : 'lazy'}
        className="aspect-4/3 w-full bg-sunken object-cover"
      />
      {car.featured && <span className="featured">{t('car_featured')}</span>}
      <div className="flex flex-col gap-1 p-3">
        <p className="text-xl font-bold">
          <Price amount={car.price} />
        </p>
        <h3 className="truncate font-medium" dir="auto" title={title}>
          <Link to={`/car/${car.id}`} state={{ fromExplore: true }} className="card-link">
            {title}
          </Link>
        </h3>
        <p className="truncate text-sm text-muted">
          <bdi>{car.year}</bdi> · <bdi>{formatMileage(car.mileage, lang)}</bdi> · {car[`city_name_${lang}`]}
        </p>
        <CarTags car={car} />
      </div>
    </article>
  )
}
