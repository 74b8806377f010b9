import { Link } from 'react-router'
import type { Car } from '#contract/cars.ts'
import { carName } from '#domain/cars/car-name.ts'
import { calculatorTexts } from '#web/texts/calculators/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Price } from '#web/ui/price.tsx'

/** The car that a calculator was opened for. */
export function CarLink({ car }: { car: Car }) {
  const { t, lang } = useTexts(calculatorTexts)
  return (
    <p className="dotted">
      <span>
        <span className="text-muted">{t('calc_for_car')}</span>
        <Link to={`/car/${car.id}`} className="ms-2 inline-block py-2 text-brand underline underline-offset-4">
          <bdi>{carName(car, lang)}</bdi>
        </Link>
      </span>
      <Price amount={car.price} />
    </p>
  )
}
