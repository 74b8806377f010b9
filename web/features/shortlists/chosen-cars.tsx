import type { CarCard } from '#contract/cars.ts'
import { carTitle } from '#domain/cars/title.ts'
import { MOST_SHORTLISTED } from '#domain/shortlists/limits.ts'
import { shortlistTexts } from '#web/texts/shortlists/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'

interface Props {
  cars: readonly CarCard[]
  chosen: readonly string[]
  onChoose: (chosen: readonly string[]) => void
}

/** Cars with boxes to choose them, at most as many as a list has room for. */
export function ChosenCars({ cars, chosen, onChoose }: Props) {
  const { lang, t } = useTexts(shortlistTexts)
  const isFull = chosen.length >= MOST_SHORTLISTED
  return (
    <section aria-labelledby="choose" className="flex flex-col gap-3">
      <h2 id="choose" className="text-xl font-bold">
        {t('shortlists_choose')}
      </h2>
      {isFull && <p className="text-sm text-muted">{t('shortlists_too_many_cars', { most: MOST_SHORTLISTED })}</p>}
      <ul className="grid gap-3 sm:grid-cols-2">
        {cars.map((car) => {
          const isChosen = chosen.includes(car.id)
          return (
            <Panel key={car.id} as="li" className="min-w-0 p-3">
              <label className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  className="check shrink-0"
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  onChange={() => onChoose(isChosen ? chosen.filter((id) => id !== car.id) : [...chosen, car.id])}
                />
                <span className="w-16 shrink-0 overflow-hidden rounded-control">
                  <Picture src={car.images[0] ?? ''} alt="" sizes="4rem" />
                </span>
                <span className="flex min-w-0 flex-col">
                  <bdi>{carTitle({ ...car, custom_model: null }, lang)}</bdi>
                  <span className="text-sm text-muted">
                    <Price amount={car.price} />
                  </span>
                </span>
              </label>
            </Panel>
          )
        })}
      </ul>
    </section>
  )
}
