import type { CarCard as Card } from '#contract/cars.ts'
import { CarCard } from './car-card.tsx'

const IN_VIEW = 3

export function CarGrid({ cars }: { cars: readonly Card[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-4">
      {cars.map((car, at) => (
        <li key={car.id} className="min-w-0">
          <CarCard car={car} is_first={at < IN_VIEW} />
        </li>
      ))}
    </ul>
  )
}
