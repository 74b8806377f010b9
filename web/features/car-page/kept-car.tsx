import type { Car } from '#contract/cars.ts'
import { carName } from '#domain/cars/car-name.ts'
import { carTitle } from '#domain/cars/title.ts'
import { formatMileage } from '#domain/format/format-mileage.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { pictureInWords } from '#web/texts/picture-in-words.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { CarDescription } from './car-description.tsx'
import { CarFeatures } from './car-features.tsx'
import { CarFields } from './car-fields.tsx'
import { ConditionPanel } from './condition-panel.tsx'
import { StateNotice } from './state-notice.tsx'

/** Of the pictures, the first ones are on the device. */
const MOST_PICTURES = 3

/** What can be read of an ad without a connection. */
export function KeptCar({ car }: { car: Car }) {
  const { lang, t } = useTexts()
  const title = carTitle({ ...car, custom_model: null }, lang)
  const name = carName(car, lang)
  const { id: _id, ...described } = car
  return (
    <article className="flex flex-col gap-8">
      <StateNotice car={car} />
      <div className="flex flex-col gap-1">
        <h1 className="text-2xl font-bold" {...writtenIn(title)}>
          {title}
        </h1>
        <p className="text-xl font-semibold">
          <Price amount={car.price} />
        </p>
        <p className="dotted text-muted">
          <bdi>{car.year}</bdi>
          <span>
            <bdi>{formatMileage(car.mileage, lang)}</bdi>
          </span>
          <span>{car[`city_name_${lang}`]}</span>
        </p>
      </div>
      <ul className="grid gap-3 sm:grid-cols-3">
        {car.images.slice(0, MOST_PICTURES).map((image, at) => (
          <li key={image} className="overflow-hidden rounded-control">
            <Picture
              src={image}
              alt={pictureInWords(name, image, at, t)}
              sizes="(min-width: 40rem) 20rem, 100vw"
              isFirst={at === 0}
            />
          </li>
        ))}
      </ul>
      <ConditionPanel car={car} />
      <CarFields car={car} />
      <CarFeatures features={car.extra_features} />
      <CarDescription car={described} />
    </article>
  )
}
