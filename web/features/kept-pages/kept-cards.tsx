import type { CarCard as Card } from '#contract/cars.ts'
import { useCardList } from '#web/features/card-shape/public.ts'
import { CarCard } from '#web/features/cars/public.ts'

/** Cars without what needs a connection, and without what was true on that day alone. */
export function KeptCards({ cards }: { cards: readonly Card[] }) {
  const { className, sizes } = useCardList()
  return (
    <ul className={className}>
      {cards.map((car) => (
        <li key={car.id} className="flex min-w-0 flex-col">
          <CarCard
            car={{ ...car, images: car.images.slice(0, 1), confirmed_days_ago: null }}
            Actions={NoActions}
            sizes={sizes}
          />
        </li>
      ))}
    </ul>
  )
}

const NoActions = () => null
