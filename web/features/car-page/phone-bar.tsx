import type { Car } from '#contract/cars.ts'
import { CompareButton } from '#web/features/compare/public.ts'
import { FavoriteButton } from '#web/features/favorites/public.ts'
import { Price } from '#web/ui/price.tsx'
import { ShareButton } from './share-button.tsx'

/** Where the thumb is, while the page scrolls. */
export function PhoneBar({ car, title }: { car: Car; title: string }) {
  if (car.visibility !== 'public') return null
  return (
    <div className="no-print sticky bottom-0 z-20 mt-6 border-t border-line bg-floating shadow-floating lg:hidden">
      <div className="page flex flex-wrap items-center justify-end gap-2 py-2">
        <p className="grow text-lg font-bold">
          <Price amount={car.price} />
        </p>
        <FavoriteButton car_id={car.id} name={title} className="button-quiet px-3" />
        <CompareButton car_id={car.id} name={title} className="button-quiet px-3" />
        <ShareButton title={title} className="button px-4" />
      </div>
    </div>
  )
}
