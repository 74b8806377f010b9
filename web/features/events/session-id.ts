import { randomId } from '#web/platform/random-id.ts'

const KEY = 'analytics-session'
let own: string | undefined

/** Of this tab, as long as it is open; without storage as long as the page is. */
export function sessionId(): string {
  own ??= stored() ?? randomId()
  try {
    sessionStorage.setItem(KEY, own)
  } catch {
    // forbidden or full
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
