import { useId } from 'react'
import type { CarCard as Card } from '#contract/cars.ts'
import { CarCard } from './car-card.tsx'

/** A few cars beside one another, swiped sideways on a phone. */
export function CarRow({ title, cars }: { title: string; cars: readonly Card[] }) {
  const id = useId()
  if (!cars.length) return null
  return (
    <section aria-labelledby={id} className="no-print flex flex-col gap-4">
      <h2 id={id} className="text-xl font-bold">
        {title}
      </h2>
      <ul className="car-row">
        {cars.map((car) => (
          <li key={car.id}>
            <CarCard car={car} />
          </li>
        ))}
      </ul>
    </section>
  )
}
