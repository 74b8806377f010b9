import { carPageTexts } from '#web/texts/car-page/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useCompared } from './use-compared.ts'

interface Props {
  car_id: string
  /** Name of the car, for labels. */
  name: string
  className: string
  /** Shows a label beside the icon. */
  isWorded?: boolean
}

/** Selects a car for comparison, or deselects it. Disabled while the maximum is selected. */
export function CompareButton({ car_id, name, className, isWorded = false }: Props) {
  const { t } = useTexts(carPageTexts)
  const { isTaken, isFull, toggle } = useCompared(car_id)
  return (
    <button
      type="button"
      className={className}
      aria-pressed={isTaken}
      // the accessible name if there is no label
      title={isFull ? t('compare_full') : t('compare_car', { name })}
      disabled={isFull}
      onClick={toggle}
    >
      <Icon name={isTaken ? 'check' : 'compare'} />
      {isWorded && <span>{t(isTaken ? 'compare_taken' : 'compare')}</span>}
    </button>
  )
}
