import { deviceStore } from '#web/platform/device/device-store.ts'
import { randomId } from '#web/platform/device/random-id.ts'

const session = deviceStore<string | null>({
  key: 'analytics-session',
  place: 'sessionStorage',
  isText: true,
  read: (stored) => (typeof stored === 'string' && /^[\da-f-]{36}$/.test(stored) ? stored : null),
})

/** Random id of this tab, stored until the tab is closed; without storage, until the page is left. */
export function sessionId(): string {
  const id = session.get() ?? randomId()
  session.set(id)
  return id
}
