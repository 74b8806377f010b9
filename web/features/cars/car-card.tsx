import { Link, useLocation, type Location } from 'react-router'
import type { CarCard as Card } from '#contract/cars.ts'
import { carTitle } from '#domain/cars/title.ts'
import { formatMileage } from '#domain/format/format-mileage.ts'
import { Price } from '#web/ui/price.tsx'
import { useTexts } from '#web/texts/texts-context.tsx'
import { CardActions, type ExtraActions } from './card-actions.tsx'
import { CardPictures } from './card-pictures.tsx'
import { VerifiedBadge } from '#web/ui/verified-badge.tsx'
import { Confirmed } from './confirmed.tsx'
import { CarTags } from './car-tags.tsx'

interface Props {
  car: Card
  Actions: ExtraActions
  /** Above the fold: its picture is not loaded lazily. */
  isFirst?: boolean
  /** Takes the car out of its list. */
  onHide?: () => void
}

export function CarCard({ car, Actions, isFirst = false, onHide }: Props) {
  const { lang, t } = useTexts()
  const state = wayBack(useLocation())
  const title = carTitle({ ...car, custom_model: null }, lang)
  return (
    <article className="card">
      <CardPictures car={car} isFirst={isFirst} state={state} />
      <CardActions car_id={car.id} name={title} Actions={Actions} onHide={onHide} />
      {car.featured && (
        <span className="badge-featured pointer-events-none absolute z-2 start-3 top-3">{t('car_featured')}</span>
      )}
      <div className="flex grow flex-col gap-1 p-4">
        <p className="text-xl font-bold">
          <Price amount={car.price} />
        </p>
        <h3 className="truncate font-medium" dir="auto" title={title}>
          <Link to={`/car/${car.id}`} state={state} className="card-link">
            {title}
          </Link>
        </h3>
        <div className="flex items-center gap-2">
          <p className="dotted grow text-sm text-muted">
            <bdi>{car.year}</bdi>
            <bdi>{formatMileage(car.mileage, lang)}</bdi>
            <span>{car[`city_name_${lang}`]}</span>
          </p>
          {car.seller_is_verified && <VerifiedBadge />}
        </div>
        <Confirmed daysAgo={car.confirmed_days_ago} />
        <CarTags car={car} />
      </div>
    </article>
  )
}

/** What a car's page knows of the way to it: straight from explore, or from there by way of other cars. */
function wayBack({ pathname, state }: Location): object | undefined {
  if (pathname === '/explore') return { fromExplore: true }
  const way = state as { fromExplore?: boolean; viaCars?: boolean } | null
  return pathname.startsWith('/car/') && (way?.fromExplore || way?.viaCars) ? { viaCars: true } : undefined
}
