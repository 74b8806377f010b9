import { useState, type ComponentProps, type MouseEvent } from 'react'
import { ButtonLink } from '#web/ui/button.tsx'
import type { GuestMessage } from './guest-message.tsx'
import { LateGuestMessage } from './late-guest-message.ts'

type Props = Omit<ComponentProps<typeof ButtonLink>, 'to' | 'onClick'> &
  Omit<ComponentProps<typeof GuestMessage>, 'onClose'>

/** For visitors: opens a sheet to write to the seller. Without JavaScript it leads to signing in. */
export function GuestMessageLink({ car_id, title, text, ...link }: Props) {
  const [isOpen, setOpen] = useState(false)
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <ButtonLink {...LateGuestMessage.opener} {...link} to={`/messages?car=${car_id}`} onClick={open} />
      {isOpen && <LateGuestMessage {...{ car_id, title, text }} onClose={() => setOpen(false)} />}
    </>
  )
}
