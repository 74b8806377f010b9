import { FavoriteButton } from './favorite-button.tsx'
import { CardMenu } from './card-menu.tsx'

interface Props {
  car_id: string
  name: string
  onHide: (() => void) | undefined
}

/** The favorite button in the corner of a card's picture, and a menu of all else. */
export function SaveAndMore({ car_id, name, onHide }: Props) {
  return (
    <>
      <FavoriteButton car_id={car_id} name={name} className="card-action card-heart no-print" />
      <CardMenu car_id={car_id} name={name} onHide={onHide} />
    </>
  )
}
