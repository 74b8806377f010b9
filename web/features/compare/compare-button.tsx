import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { comparedCars, MOST_COMPARED } from './compared-cars.ts'

interface Props {
  car_id: string
  /** What the car is called. */
  name: string
  className: string
  /** Says in words what it does, beside the icon. */
  isWorded?: boolean
}

/** Takes a car among those to compare, or out of them; a fifth waits until there is room. */
export function CompareButton({ car_id, name, className, isWorded = false }: Props) {
  const { t } = useTexts()
  const ids = comparedCars.useIds()
  const isTaken = ids.includes(car_id)
  const isFull = !isTaken && ids.length >= MOST_COMPARED
  return (
    <button
      type="button"
      className={className}
      aria-pressed={isTaken}
      // a button without words is named by its title
      title={isFull ? t('compare_full') : t('compare_car', { name })}
      disabled={isFull}
      onClick={() => (isTaken ? comparedCars.remove(car_id) : comparedCars.add(car_id))}
    >
      <Icon name={isTaken ? 'check' : 'compare'} />
      {isWorded && t(isTaken ? 'compare_taken' : 'compare')}
    </button>
  )
}
