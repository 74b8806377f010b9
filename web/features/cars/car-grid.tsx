import type { CarCard as Card } from '#contract/cars.ts'
import { CarCard } from './car-card.tsx'

const IN_VIEW = 3

export function CarGrid({ cars }: { cars: readonly Card[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 xl:grid-cols-4">
      {cars.map((car, at) => (
        <li key={car.id}>
          <CarCard car={car} is_first={at < IN_VIEW} />
        </li>
      ))}
    </ul>
  )
}
