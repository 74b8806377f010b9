import { useRef } from 'react'
import { groupPhone } from '#domain/contacts/read-typed-phone.ts'
import { carPageTexts } from '#web/texts/car-page/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import type { ContactState } from './use-contact.ts'

/** Reveals the phone number, then becomes a `tel:` link. */
export function PhoneButton({ state, className }: { state: ContactState; className: string }) {
  const { t } = useTexts(carPageTexts)
  const isPressed = useRef(false)
  const { contact, isAsking, reveal } = state
  if (contact?.phone_number) {
    return (
      <ButtonAnchor
        // the link replaces the pressed button, so it takes over the focus
        ref={(link) => {
          if (isPressed.current) link?.focus({ preventScroll: true })
          isPressed.current = false
        }}
        href={`tel:${contact.phone_number}`}
        className={className}
        icon="phone"
      >
        <bdi dir="ltr">{groupPhone(contact.phone_number)}</bdi>
      </ButtonAnchor>
    )
  }
  return (
    <Button
      className={className}
      icon="phone"
      aria-busy={isAsking}
      onClick={() => {
        isPressed.current = true
        void reveal()
      }}
    >
      {t('contact_phone')}
    </Button>
  )
}
