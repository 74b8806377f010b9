import type { ComponentProps } from 'react'
import { GuestMessageLink } from '#web/features/guest-messages/public.ts'
import { useViewer } from '#web/platform/pages/viewer-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

/** Opens the conversation about a car; visitors write first. */
export function MessageLink({ car_id, title, ...link }: Omit<ComponentProps<typeof GuestMessageLink>, 'text'>) {
  const viewer = useViewer()
  return viewer ? (
    <ButtonLink to={`/messages?car=${car_id}`} {...link} />
  ) : (
    <GuestMessageLink car_id={car_id} title={title} {...link} />
  )
}
