import { CompareButton } from '#web/features/compare/public.ts'
import { FavoriteButton } from './favorite-button.tsx'

/** Favorite and compare buttons on the cards of lists. */
export function SaveAndCompare({ car_id, name }: { car_id: string; name: string }) {
  return (
    <>
      <FavoriteButton car_id={car_id} name={name} className="card-action card-heart" />
      <CompareButton car_id={car_id} name={name} className="card-action" />
    </>
  )
}
