import { useId } from 'react'
import { SectionTitle } from '#web/ui/section-title.tsx'
import type { CarCard as Card } from '#contract/cars.ts'
import { CarItem } from './car-item.tsx'
import type { CardActions } from './card-actions.ts'

const SIZES = '(width >= 64rem) 20rem, 17rem'

interface Props {
  title: string
  /** URL of the whole list. */
  more?: string | undefined
  /** Null while they are loaded: the place is kept, so that nothing below it moves. */
  cars: readonly Card[] | null
  Actions: CardActions
}

/** A heading and a row of cars that scrolls horizontally. */
export function CarRow({ title, more, cars, Actions }: Props) {
  const id = useId()
  if (cars?.length === 0) return null
  return (
    <section aria-labelledby={id} className="no-print flex flex-col gap-4">
      <SectionTitle id={id} title={title} more={more} />
      {cars === null ? (
        <div aria-busy="true" className="car-row-waiting skeleton" />
      ) : (
        <ul className="car-row">
          {cars.map((car) => (
            <CarItem key={car.id} car={car} Actions={Actions} sizes={SIZES} />
          ))}
        </ul>
      )}
    </section>
  )
}
