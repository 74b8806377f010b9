import type { CarCard as Card } from '#contract/cars.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { CarCard } from './car-card.tsx'
import type { ExtraActions } from './card-actions.tsx'
import { hiddenCars } from './hidden-cars.ts'

const IN_VIEW = 3

/** Without the cars that the visitor hid, and with a way to have them back. */
export function CarGrid({ cars, Actions }: { cars: readonly Card[]; Actions: ExtraActions }) {
  const { t } = useTexts()
  const hiddenIds = hiddenCars.useIds()
  const shown = cars.filter(({ id }) => !hiddenIds.includes(id))
  const hidden = cars.filter(({ id }) => hiddenIds.includes(id))
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-4">
        {shown.map((car, at) => (
          <li key={car.id} className="min-w-0">
            <CarCard car={car} Actions={Actions} isFirst={at < IN_VIEW} />
          </li>
        ))}
      </ul>
      {hidden.length > 0 && (
        <p className="mt-4 flex flex-wrap items-center gap-2 text-muted">
          <span role="status">{t('cars_hidden', { count: hidden.length })}</span>
          <Button variant="plain" onClick={() => hiddenCars.remove(...hidden.map(({ id }) => id))}>
            {t('cars_show_hidden')}
          </Button>
        </p>
      )}
    </>
  )
}
