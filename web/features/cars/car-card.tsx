import { Link, useLocation, type Location } from 'react-router'
import type { FoundCard as Card } from '#contract/search.ts'
import { carTitle } from '#domain/cars/title.ts'
import { formatMileage } from '#domain/format/format-mileage.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { Price } from '#web/ui/price.tsx'
import { PriceVerdict } from '#web/ui/price-verdict.tsx'
import { useTexts } from '#web/texts/texts-context.tsx'
import { VerifiedBadge } from '#web/ui/verified-badge.tsx'
import type { CardActions } from './card-actions.ts'
import { CarPlace } from './car-place.tsx'
import { CardPictures } from './card-pictures.tsx'
import { CarTags } from './car-tags.tsx'
import { TrustNote } from './trust-note.tsx'

interface Props {
  car: Card
  Actions: CardActions
  /** The `sizes` attribute of its pictures. */
  sizes: string
  /** Above the fold: its picture is loaded eagerly. */
  isFirst?: boolean
  /** Hides the car from lists. */
  onHide?: () => void
}

export function CarCard({ car, Actions, sizes, isFirst = false, onHide }: Props) {
  const { lang, t } = useTexts()
  const state = wayBack(useLocation())
  const title = carTitle({ ...car, custom_model: null }, lang)
  return (
    <article className="card">
      <CardPictures car={car} sizes={sizes} isFirst={isFirst} state={state} />
      {car.featured && <span className="card-badge badge-featured">{t('car_featured')}</span>}
      <CarTags car={car} className="card-tags" />
      <div className="card-main">
        <div className="flex items-start">
          <div className="card-price-line">
            <p className={car.price === null ? 'card-price card-price-words' : 'card-price'}>
              <Price amount={car.price} />
            </p>
            <PriceVerdict label={car.price_label} />
          </div>
          <Actions car_id={car.id} name={title} onHide={onHide} />
        </div>
        <h3 className="card-title" title={title} {...writtenIn(title)}>
          {/* its route is known (`known-routes.tsx`) and need not be asked for by the address of each car */}
          <Link to={`/car/${car.id}`} state={state} discover="none" className="card-link">
            {title}
          </Link>
        </h3>
        <div className="flex items-center gap-2">
          <p className="card-facts dotted grow text-sm text-muted">
            <bdi>{car.year}</bdi>
            <span>
              <bdi>{formatMileage(car.mileage, lang)}</bdi>
            </span>
            <CarPlace city={car[`city_name_${lang}`]} distance={car.distance} />
          </p>
          {car.seller_is_verified && <VerifiedBadge />}
        </div>
        <TrustNote car={car} />
      </div>
    </article>
  )
}

/** Location state for the page of a car, from which its link back to the search is made. */
function wayBack({ pathname, state }: Location): object | undefined {
  if (pathname === '/explore') return { fromExplore: true }
  const way = state as { fromExplore?: boolean; viaCars?: boolean } | null
  return pathname.startsWith('/car/') && (way?.fromExplore || way?.viaCars) ? { viaCars: true } : undefined
}
