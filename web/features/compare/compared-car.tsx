import type { ComponentType } from 'react'
import { Link } from 'react-router'
import type { Car } from '#contract/cars.ts'
import { carTitle } from '#domain/cars/title.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { MessageLink } from '#web/features/contacts/public.ts'
import { compareTexts } from '#web/texts/compare/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { PriceVerdict } from '#web/ui/price-verdict.tsx'
import { Price } from '#web/ui/price.tsx'
import { compareAddress, comparedCars } from './compared-cars.ts'

interface Props {
  car: Car
  /** Those that stay if this one is removed; null if it cannot be. */
  others: readonly Car[] | null
}

/** The picture of a car, above its values. */
export function ComparedCar({ car, others }: Props) {
  const { lang, t } = useTexts(compareTexts)
  const title = carTitle({ ...car, custom_model: null }, lang)
  return (
    <th scope="col" className="font-normal">
      <span className="relative block">
        <Link to={`/car/${car.id}`} className="block overflow-hidden rounded-control">
          <Picture src={car.images[0] ?? ''} alt="" sizes="(width >= 48rem) 20rem, 33vw" />
          <span {...writtenIn(title)} className="sr-only">
            {title}
          </span>
        </Link>
        {others && (
          <Link
            to={compareAddress(others.map(({ id }) => id))}
            onClick={() => comparedCars.remove(car.id)}
            className="compare-remove no-print"
            aria-label={t('compare_remove', { name: title })}
          >
            <span className="compare-remove-mark">
              <Icon name="close" size={16} />
            </span>
          </Link>
        )}
      </span>
    </th>
  )
}

/** Saves a car. Given from outside, since favorites can be compared. */
export type SaveCar = ComponentType<{ car_id: string; name: string; className: string }>

/** The name of a car, its price and label, and what one does next. It stays in sight. */
export function ComparedActions({ car, Save }: { car: Car; Save: SaveCar }) {
  const { lang, t } = useTexts(compareTexts)
  const title = carTitle({ ...car, custom_model: null }, lang)
  const name = carTitle({ ...car, ad_title_ar: null, ad_title_en: null, custom_model: null }, lang)
  const contact = {
    className: 'px-3',
    'aria-label': t('compare_contact', { name: title }),
    children: <span className="max-lg:hidden">{t('compare_message')}</span>,
  }
  return (
    <td>
      <span {...writtenIn(name)} className="compare-name text-sm font-medium wrap-anywhere md:text-base">
        {name}
      </span>
      <span className="block font-bold md:text-lg">
        <Price amount={car.price} />
      </span>
      <span className="block md:min-h-7">
        <PriceVerdict label={car.price_label} />
      </span>
      <span className="compare-buttons no-print">
        {car.can.message ? (
          <MessageLink car_id={car.id} title={title} icon="chat" {...contact} />
        ) : (
          car.can.contact && <ButtonLink to={`/car/${car.id}#seller`} icon="phone" {...contact} />
        )}
        <Save car_id={car.id} name={title} className="button-quiet px-3" />
      </span>
    </td>
  )
}
