import { FavoriteButton } from './favorite-button.tsx'
import { CardMenu } from './card-menu.tsx'

interface Props {
  car_id: string
  name: string
  onHide: (() => void) | undefined
}

/** The favorite button in the corner of a card's picture, and a menu of all else. */
export function SaveAndMore({ car_id, name, onHide, isSavedAtFirst = false }: Props & { isSavedAtFirst?: boolean }) {
  return (
    <>
      <FavoriteButton
        car_id={car_id}
        name={name}
        className="card-action card-heart no-print"
        isSavedAtFirst={isSavedAtFirst}
      />
      <CardMenu car_id={car_id} name={name} onHide={onHide} />
    </>
  )
}

/** The same for cars of the list of favorites. */
export const SavedAndMore = (props: Props) => <SaveAndMore {...props} isSavedAtFirst />
