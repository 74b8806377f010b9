import { FavoriteButton } from './favorite-button.tsx'
import { CardMenu } from './card-menu.tsx'

interface Props {
  car_id: string
  name: string
  onHide: (() => void) | undefined
}

/** The favorite button of a card, and a menu of other actions. */
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

/** `SaveAndMore` for the list of favorites. */
export const SavedAndMore = (props: Props) => <SaveAndMore {...props} isSavedAtFirst />
