import type { Car } from '#contract/cars.ts'
import { CompareButton } from '#web/features/compare/public.ts'
import { ContactButtons, type ContactState } from '#web/features/contacts/public.ts'
import { FavoriteButton } from '#web/features/favorites/public.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Price } from '#web/ui/price.tsx'
import { ShareButton } from './share-button.tsx'

export interface PhoneBarProps {
  car: Car
  title: string
  contact: ContactState
}

/** Sticky bar at the bottom of small screens: contact buttons, or comparing and sharing if there are none. */
export function PhoneBar({ car, title, contact }: PhoneBarProps) {
  const { t } = useTexts()
  if (car.visibility !== 'public') return null
  const others = car.contact_methods.filter((method) => method !== 'message').length
  const ways = car.can.contact ? others || Number(car.can.message) : 0
  return (
    <aside
      aria-label={t('car_seller')}
      className="bottom-bar no-print sticky bottom-0 z-20 mt-6 border-t border-line bg-floating shadow-floating lg:hidden"
    >
      <div className="page flex flex-wrap items-center justify-end gap-1.5 py-2">
        <p className={`bar-price text-lg font-bold ${ways > 1 ? 'max-sm:hidden' : 'max-[22rem]:hidden'}`}>
          <Price amount={car.price} />
        </p>
        {ways > 0 && <ContactButtons car={car} title={title} state={contact} isBar />}
        <FavoriteButton car_id={car.id} name={title} className="button-quiet px-3" />
        {ways === 0 && (
          <>
            <CompareButton car_id={car.id} name={title} className="button-quiet px-3" />
            <ShareButton car={car} title={title} className="px-4" />
          </>
        )}
      </div>
    </aside>
  )
}
