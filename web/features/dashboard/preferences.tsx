import type { ComponentProps } from 'react'
import { RingSettings } from '#web/features/messages/public.ts'
import { PreferencesForm } from '#web/features/notifications/public.ts'

/** Notification preferences of the user, and sound settings of this device. */
export function Preferences(props: Omit<ComponentProps<typeof PreferencesForm>, 'device'>) {
  return <PreferencesForm {...props} device={<RingSettings />} />
}
