import { DEVICE_STORAGE, isRemovedAtSignOut } from './device-storage.ts'

/**
 * Removes from the device what `DEVICE_STORAGE` declares.
 * @param onEmpty called as soon as nothing is read from the synchronous stores any more
 */
export async function clearStores(onEmpty: () => void): Promise<void> {
  removeKeys()
  onEmpty()
  await Promise.all([clearKeyval(), clearCaches(), closeNotifications()])
}

function removeKeys(): void {
  for (const place of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[place]
      for (const key of Object.keys(storage)) if (isRemovedAtSignOut(place, key)) storage.removeItem(key)
    } catch {
      // storage is unavailable
    }
  }
}

async function clearKeyval(): Promise<void> {
  try {
    const { delMany, keys } = await import('idb-keyval')
    await delMany((await keys<string>()).filter((key) => isRemovedAtSignOut('indexedDB', key)))
  } catch {
    // storage is unavailable
  }
}

async function clearCaches(): Promise<void> {
  try {
    const removed = DEVICE_STORAGE.filter(({ place, atSignOut }) => place === 'caches' && atSignOut === 'removed')
    await Promise.all(removed.map(({ key }) => caches.delete(key)))
  } catch {
    // storage is unavailable
  }
}

/** Shown push notifications include names and messages. */
async function closeNotifications(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
  } catch {
    // notifications are unavailable
  }
}
