import { Link } from 'react-router'
import type { CarCard } from '#contract/cars.ts'
import { carName } from '#domain/cars/car-name.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Price } from '#web/ui/price.tsx'
import { PriceVerdict } from '#web/ui/price-verdict.tsx'

interface Props {
  car: Pick<CarCard, 'id' | 'price' | 'price_label'> & Parameters<typeof carName>[0]
}

/** One car with its price, as an example of what there is. */
export function GoodPrice({ car }: Props) {
  const { lang } = useTexts()
  return (
    <Link to={`/car/${car.id}`} className="chip flex-none">
      <strong>
        <Price amount={car.price} />
      </strong>
      <PriceVerdict label={car.price_label} />
      <span>{carName(car, lang)}</span>
    </Link>
  )
}
