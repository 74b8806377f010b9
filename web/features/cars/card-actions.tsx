import type { ComponentType } from 'react'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Buttons of other features on each card of a list. */
export type ExtraActions = ComponentType<{
  car_id: string
  /** What the car is called. */
  name: string
}>

interface Props {
  car_id: string
  name: string
  Actions: ExtraActions
  onHide: (() => void) | undefined
}

/** In the picture's corner; on a wide screen all but the heart show when the card is pointed at. */
export function CardActions({ car_id, name, Actions, onHide }: Props) {
  const { t } = useTexts()
  return (
    <div className="card-actions no-print">
      <Actions car_id={car_id} name={name} />
      {onHide && (
        <button type="button" className="card-action" title={t('car_hide', { name })} onClick={onHide}>
          <Icon name="hide" />
        </button>
      )}
    </div>
  )
}
