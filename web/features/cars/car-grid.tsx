import { useEffect, useRef } from 'react'
import type { FoundCard as Card } from '#contract/search.ts'
import { useCardList } from '#web/features/card-shape/public.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { CarItem } from './car-item.tsx'
import type { CardActions } from './card-actions.ts'
import { hiddenCars } from './hidden-cars.ts'

interface Props {
  cars: readonly Card[]
  Actions: CardActions
  /** At the top of a page: its first pictures are loaded with high priority. */
  isAtTop?: boolean
}

/** A grid of cars without those that the visitor hid, and a button to show them again. */
export function CarGrid({ cars, Actions, isAtTop = false }: Props) {
  const { t } = useTexts()
  const { className, sizes, inView } = useCardList()
  const hiddenIds = hiddenCars.useIds()
  const shown = cars.filter(({ id }) => !hiddenIds.includes(id))
  const hidden = cars.filter(({ id }) => hiddenIds.includes(id))
  const list = useRef<HTMLUListElement>(null)
  const showHidden = useRef<HTMLButtonElement>(null)
  const hiddenAt = useRef<number | null>(null)

  // moves the focus to the car that took the place of the hidden one
  useEffect(() => {
    const at = hiddenAt.current
    if (at === null) return
    hiddenAt.current = null
    const next = list.current?.children[Math.min(at, shown.length - 1)]
    ;(next?.querySelector<HTMLElement>('a:not([tabindex])') ?? showHidden.current)?.focus({ preventScroll: true })
  }, [shown.length])

  function hide(id: string, at: number) {
    hiddenAt.current = at
    hiddenCars.add(id)
  }

  return (
    <>
      <ul ref={list} className={className}>
        {shown.map((car, at) => (
          <CarItem
            key={car.id}
            car={car}
            Actions={Actions}
            sizes={sizes}
            isFirst={isAtTop && at < inView}
            onHide={() => hide(car.id, at)}
          />
        ))}
      </ul>
      {hidden.length > 0 && (
        <p className="mt-4 flex flex-wrap items-center gap-2 text-muted">
          <span role="status">{t('cars_hidden', { count: hidden.length })}</span>
          <Button ref={showHidden} variant="plain" onClick={() => hiddenCars.remove(...hidden.map(({ id }) => id))}>
            {t('cars_show_hidden')}
          </Button>
        </p>
      )}
    </>
  )
}
