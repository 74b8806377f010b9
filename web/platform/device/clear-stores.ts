import { deleteFileCaches } from '#web/platform/browser/file-cache.ts'
import { findServiceWorker } from '#web/platform/browser/service-worker.ts'
import { deviceTexts, tabTexts } from '#web/platform/browser/stored-texts.ts'
import { isKeptKey } from './kept-keys.ts'

/**
 * Removes everything from the device but what `kept-keys.ts` lists.
 * @param onEmpty called as soon as nothing is read from the synchronous stores any more
 */
export async function clearStores(onEmpty: () => void): Promise<void> {
  for (const key of deviceTexts.keys()) if (!isKeptKey('localStorage', key)) deviceTexts.remove(key)
  for (const key of tabTexts.keys()) if (!isKeptKey('sessionStorage', key)) tabTexts.remove(key)
  onEmpty()
  await Promise.all([clearDatabase(), deleteFileCaches((name) => isKeptKey('caches', name)), closeNotifications()])
}

async function clearDatabase(): Promise<void> {
  try {
    const { deleteAllEntries } = await import('#web/platform/browser/database.ts')
    await deleteAllEntries()
  } catch {
    // storage is unavailable
  }
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
