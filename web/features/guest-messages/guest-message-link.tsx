import { useState, type ComponentProps, type MouseEvent } from 'react'
import { latePart } from '#web/rendering/late-part.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

const GuestMessage = latePart(async () => (await import('./guest-message.tsx')).GuestMessage)

type Props = Omit<ComponentProps<typeof ButtonLink>, 'to' | 'onClick'> & { car_id: string; title: string }

/** For visitors: opens a sheet to write to the seller. Without JavaScript it leads to signing in. */
export function GuestMessageLink({ car_id, title, ...link }: Props) {
  const [isOpen, setOpen] = useState(false)
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <ButtonLink {...GuestMessage.opener} {...link} to={`/messages?car=${car_id}`} onClick={open} />
      {isOpen && <GuestMessage car_id={car_id} title={title} onClose={() => setOpen(false)} />}
    </>
  )
}
