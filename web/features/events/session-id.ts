import { onDeviceCleared } from '#web/platform/device-owner.ts'
import { randomId } from '#web/platform/random-id.ts'

const KEY = 'analytics-session'
let own: string | undefined
onDeviceCleared(() => {
  own = undefined
})

/** Random id of this tab, stored until the tab is closed; without storage, until the page is left. */
export function sessionId(): string {
  own ??= stored() ?? randomId()
  try {
    sessionStorage.setItem(KEY, own)
  } catch {
    // storage is disabled or full
  }
  return own
}

function stored(): string | null {
  try {
    const id = sessionStorage.getItem(KEY)
    return id && /^[\da-f-]{36}$/.test(id) ? id : null
  } catch {
    return null
  }
}
