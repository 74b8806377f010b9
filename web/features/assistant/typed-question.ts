import { deviceStore } from '#web/platform/device/device-store.ts'

/** What is typed and not sent, in this tab. */
export const typedQuestion = deviceStore({
  key: 'assistant-typed',
  place: 'sessionStorage',
  isText: true,
  read: (stored) => (typeof stored === 'string' ? stored : ''),
})
