import { useRef } from 'react'
import { carPageTexts } from '#web/texts/car-page/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, ButtonAnchor, type ButtonLook } from '#web/ui/button.tsx'
import type { ContactState } from './use-contact.ts'

interface Props extends ButtonLook {
  state: ContactState
}

/** Asks for the number and opens WhatsApp, then becomes a link to it. */
export function WhatsAppButton({ state, ...look }: Props) {
  const { t } = useTexts(carPageTexts)
  const isPressed = useRef(false)
  const { contact, isAsking, reveal, whatsAppAddress } = state
  const address = contact && whatsAppAddress(contact)
  if (address)
    return (
      <ButtonAnchor
        // the link replaces the pressed button, so it takes over the focus
        ref={(link) => {
          if (isPressed.current) link?.focus({ preventScroll: true })
          isPressed.current = false
        }}
        href={address}
        icon="chat"
        {...look}
      >
        {t('contact_whatsapp')}
      </ButtonAnchor>
    )
  return (
    <Button icon="chat" aria-busy={isAsking} onClick={() => void open()} {...look}>
      {t('contact_whatsapp')}
    </Button>
  )

  async function open() {
    if (isPressed.current) return
    isPressed.current = true
    const answer = await reveal()
    const found = answer && whatsAppAddress(answer)
    if (!found) isPressed.current = false
    // browsers within other apps open no windows
    else if (!window.open(found, '_blank')) location.assign(found)
  }
}
