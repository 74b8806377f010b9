import { deviceTexts, tabTexts } from '#web/platform/browser/stored-texts.ts'
import { createListeners } from '#web/platform/create-listeners.ts'
import { declareStored } from './stored-kinds.ts'

/** The key of the ID of the user whose data is on the device. */
const OWNER_KEY = 'sayyad-device-user'
declareStored({ place: 'localStorage', key: OWNER_KEY, of: 'user' })

const { subscribe, notify } = createListeners()

/** Calls the listener when the data of a user are cleared. For modules that keep a copy in memory. */
export const onDeviceCleared = subscribe

/** Removes what a user has left on this device. */
export async function clearDevice(): Promise<void> {
  try {
    const { clearStores } = await import('./clear-stores.ts')
    await clearStores(notify)
  } catch {
    // the code cannot be loaded: settings of the device go too
    deviceTexts.clear()
    tabTexts.clear()
    notify()
  }
}

/** Whether the data on the device are of this user. They no longer are once the user has signed out in any tab. */
export const isOwner = (userId: string | null): boolean => deviceTexts.read(OWNER_KEY) === userId

let shownUser: string | null = null

/** Whether the device has data of a user although no user has been noted in this tab. */
export const hasForgottenOwner = (): boolean => shownUser === null && deviceTexts.read(OWNER_KEY) !== null

/**
 * Clears the device if it has data of another user than the one of the page, for example because the session ended
 * elsewhere.
 * @param userId null for visitors
 */
export async function noteUser(userId: string | null): Promise<void> {
  const before = shownUser ?? deviceTexts.read(OWNER_KEY)
  shownUser = userId
  if (before !== null && before !== userId) await clearDevice()
  if (userId !== null) deviceTexts.write(OWNER_KEY, userId)
}
