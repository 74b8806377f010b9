import { Link } from 'react-router'
import type { Car } from '#contract/cars.ts'
import type { ShortlistedCar } from '#contract/shortlists.ts'
import { reasonOfEnded } from '#domain/cars/visibility.ts'
import { formatMileage } from '#domain/format/format-mileage.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { shortlistTexts } from '#web/texts/shortlists/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Elements } from '#web/ui/elements.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { titleIn } from './list-parts.ts'

interface Props {
  item: ShortlistedCar
  /** Beside the name of the car. */
  actions?: Elements
  children: Elements
}

/** A car of the list, with its current price, and what people think of it. */
export function CarPanel({ item: { car }, actions, children }: Props) {
  const { t } = useTexts(shortlistTexts)
  return (
    <Panel as="li" className="flex min-w-0 flex-col gap-3 p-4">
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          {car ? <ShownCar car={car} /> : <p className="text-muted">{t('shortlists_car_gone')}</p>}
        </div>
        {actions}
      </div>
      {children}
    </Panel>
  )
}

function ShownCar({ car }: { car: Car }) {
  const { lang, t } = useTexts(shortlistTexts, accountTexts)
  const title = titleIn(car, lang)
  return (
    <div className="flex gap-3">
      <Link
        to={`/car/${car.id}`}
        tabIndex={-1}
        aria-hidden
        className="w-28 shrink-0 overflow-hidden rounded-control sm:w-40"
      >
        <Picture src={car.images[0] ?? ''} alt="" sizes="10rem" />
      </Link>
      <div className="flex min-w-0 flex-col gap-1">
        <h3>
          <Link to={`/car/${car.id}`} className="link font-semibold" {...writtenIn(title)}>
            {title}
          </Link>
        </h3>
        <p className="font-semibold">
          <Price amount={car.price} />
        </p>
        <p className="dotted text-sm text-muted">
          <bdi>{car.year}</bdi>
          <span>
            <bdi>{formatMileage(car.mileage, lang)}</bdi>
          </span>
          <span>{car[`city_name_${lang}`]}</span>
        </p>
        {car.visibility === 'ended' && <p className="tag self-start">{t(`favorite_${reasonOfEnded(car.status)}`)}</p>}
      </div>
    </div>
  )
}
