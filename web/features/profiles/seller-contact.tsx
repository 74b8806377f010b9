import type { ComponentProps } from 'react'
import { carName } from '#domain/cars/car-name.ts'
import { ContactButtons, useContact } from '#web/features/contacts/public.ts'
import { sellerTexts } from '#web/texts/seller/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

export interface Contact {
  /** The ad that the seller is asked about. */
  car: ComponentProps<typeof ContactButtons>['car']
  named: Parameters<typeof carName>[0]
}

/** Buttons to contact a seller about the first of the ads that are shown. */
export function SellerContact({ car, named }: Contact) {
  const { t, lang } = useTexts(sellerTexts)
  const name = carName(named, lang)
  const state = useContact(car, name)
  if (!car.can.contact) return null
  return (
    <section aria-labelledby="seller-contact" className="flex flex-col gap-2 max-sm:w-full sm:min-w-72">
      <h2 id="seller-contact" className="sr-only">
        {t('seller_contact')}
      </h2>
      <ContactButtons car={car} title={name} state={state} />
      <p className="text-sm text-muted">{t('seller_contact_about', { title: `\u2068${name}\u2069` })}</p>
    </section>
  )
}
