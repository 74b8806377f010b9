import { deleteFileCache } from '#web/platform/browser/file-cache.ts'
import { findServiceWorker } from '#web/platform/browser/service-worker.ts'
import { deviceTexts, tabTexts } from '#web/platform/browser/stored-texts.ts'
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
  for (const [place, texts] of [
    ['localStorage', deviceTexts],
    ['sessionStorage', tabTexts],
  ] as const)
    for (const key of texts.keys()) if (isRemovedAtSignOut(place, key)) texts.remove(key)
}

async function clearKeyval(): Promise<void> {
  try {
    const { deleteEntries, readKeys } = await import('#web/platform/browser/database.ts')
    await deleteEntries((await readKeys()).filter((key) => isRemovedAtSignOut('indexedDB', key)))
  } catch {
    // storage is unavailable
  }
}

async function clearCaches(): Promise<void> {
  const removed = DEVICE_STORAGE.filter(({ place, atSignOut }) => place === 'caches' && atSignOut === 'removed')
  await Promise.all(removed.map(({ key }) => deleteFileCache(key)))
}

/** Shown push notifications include names and messages. */
async function closeNotifications(): Promise<void> {
  const registration = await findServiceWorker()
  try {
    for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
  } catch {
    // notifications are unavailable
  }
}
