import { deviceStore } from '#web/platform/device/device-store.ts'

/** What visitors wrote to a seller before they had an account, by car. */
export const guestTexts = deviceStore({
  key: 'sayyad-guest-message-*',
  isText: true,
  read: (stored) => (typeof stored === 'string' ? stored : ''),
})
