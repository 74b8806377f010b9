import type { ComponentType } from 'react'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Buttons of other features on each card of a list. */
export type ExtraActions = ComponentType<{
  car_id: string
  /** Name of the car, for labels. */
  name: string
}>

interface Props {
  car_id: string
  name: string
  Actions: ExtraActions
  onHide: (() => void) | undefined
}

/** Buttons in the corner of the picture. With a mouse, all but the favorite and pressed ones appear on hover. */
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
