import { useRef } from 'react'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { ContactState } from './use-contact.ts'

/** Shows the number, then calls it. */
export function PhoneButton({ state, className }: { state: ContactState; className: string }) {
  const { t } = useTexts()
  const is_pressed = useRef(false)
  const { contact, is_asking, reveal } = state
  if (contact?.phone_number) {
    return (
      <a
        // the link takes the button's place under the finger and in the keyboard's order
        ref={(link) => {
          if (is_pressed.current) link?.focus({ preventScroll: true })
          is_pressed.current = false
        }}
        href={`tel:${contact.phone_number}`}
        className={className}
      >
        <Icon name="phone" />
        <bdi dir="ltr">{contact.phone_number}</bdi>
      </a>
    )
  }
  return (
    <button
      type="button"
      className={className}
      aria-busy={is_asking}
      onClick={() => {
        is_pressed.current = true
        void reveal()
      }}
    >
      <Icon name="phone" />
      {t('contact_phone')}
    </button>
  )
}
