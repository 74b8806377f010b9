import type { Car } from '#contract/cars.ts'
import { CompareButton } from '#web/features/compare/public.ts'
import { FavoriteButton } from '#web/features/favorites/public.ts'
import { PrintButton } from './print-button.tsx'
import { ShareButton } from './share-button.tsx'

interface Props {
  car: Car
  title: string
}

/** Saving, sharing, comparing and printing. They follow the contact buttons, which keyboards should reach first. */
export function CarActions({ car, title }: Props) {
  if (car.visibility === 'hidden') return null
  return (
    <div className="car-actions no-print">
      <FavoriteButton car_id={car.id} name={title} className="button-quiet" isWorded />
      <ShareButton car_id={car.id} title={title} variant="quiet" />
      {car.visibility === 'public' && <CompareButton car_id={car.id} name={title} className="button-quiet" isWorded />}
      <PrintButton car_id={car.id} variant="quiet" />
    </div>
  )
}
