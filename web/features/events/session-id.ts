import { tabTexts } from '#web/platform/browser/stored-texts.ts'
import { onDeviceCleared } from '#web/platform/device/device-owner.ts'
import { randomId } from '#web/platform/device/random-id.ts'

const KEY = 'analytics-session'
let own: string | undefined
onDeviceCleared(() => {
  own = undefined
})

/** Random id of this tab, stored until the tab is closed; without storage, until the page is left. */
export function sessionId(): string {
  own ??= stored() ?? randomId()
  tabTexts.write(KEY, own)
  return own
}

function stored(): string | null {
  const id = tabTexts.read(KEY)
  return id && /^[\da-f-]{36}$/.test(id) ? id : null
}
