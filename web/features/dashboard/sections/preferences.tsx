import type { ComponentProps } from 'react'
import { RingSettings } from '#web/features/messages/public.ts'
import { PreferencesForm } from '#web/features/notifications/public.ts'

/** Which notifications the user wants, and the sounds of this device. */
export default function Preferences(props: Omit<ComponentProps<typeof PreferencesForm>, 'device'>) {
  return <PreferencesForm {...props} device={<RingSettings />} />
}
