import type { CarCard } from '#contract/cars.ts'
import { carTitle } from '#domain/cars/title.ts'
import { smallAddress } from '#domain/pictures/picture-address.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Price } from '#web/ui/price.tsx'

/** An ad in a line. */
export function CarSummary({ car }: { car: CarCard }) {
  const { lang } = useTexts()
  const [image = ''] = car.images
  return (
    <span className="flex items-center gap-3">
      <img src={smallAddress(image) ?? image} alt="" loading="lazy" className="body-thumb" />
      <span className="flex min-w-0 flex-col">
        <bdi className="truncate font-medium">{carTitle({ ...car, custom_model: null }, lang)}</bdi>
        <span className="dotted text-sm">
          <Price amount={car.price} />
          <span className="text-muted">
            <bdi>{car[`city_name_${lang}`]}</bdi>
          </span>
        </span>
      </span>
    </span>
  )
}
