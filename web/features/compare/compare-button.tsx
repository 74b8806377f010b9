import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { comparedCars, MOST_COMPARED } from './compared-cars.ts'

interface Props {
  car_id: string
  /** What the car is called. */
  name: string
  className: string
  /** Says in words what it does, beside the icon. */
  is_worded?: boolean
}

/** Takes a car among those to compare, or out of them; a fifth waits until there is room. */
export function CompareButton({ car_id, name, className, is_worded = false }: Props) {
  const { t } = useTexts()
  const ids = comparedCars.useIds()
  const is_taken = ids.includes(car_id)
  const is_full = !is_taken && ids.length >= MOST_COMPARED
  return (
    <button
      type="button"
      className={className}
      aria-pressed={is_taken}
      // a button without words is named by its title
      title={is_full ? t('compare_full') : t('compare_car', { name })}
      disabled={is_full}
      onClick={() => (is_taken ? comparedCars.remove(car_id) : comparedCars.add(car_id))}
    >
      <Icon name={is_taken ? 'check' : 'compare'} />
      {is_worded && t(is_taken ? 'compare_taken' : 'compare')}
    </button>
  )
}
