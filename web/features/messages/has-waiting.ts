import { useSyncExternalStore } from 'react'
import { deviceTexts } from '#web/platform/browser/stored-texts.ts'
import { createListeners } from '#web/platform/create-listeners.ts'
import { onDeviceCleared } from '#web/platform/device/device-owner.ts'
import { hasStored } from '#web/platform/device/stored-cache.ts'

const KEY = 'messages-waiting'

/** Replaces the storage if it is unavailable. */
let isWaitingHere = false
const { subscribe, notify } = createListeners()
onDeviceCleared(() => {
  isWaitingHere = false
  notify()
})

/**
 * Stores whether the outbox has entries, so that pages load its code only then. Call it in the transaction of a change
 * of the outbox: those of several tabs run one after the other.
 */
export function noteWaiting(isWaiting: boolean): void {
  isWaitingHere = isWaiting
  if (isWaiting) deviceTexts.write(KEY, '1')
  else deviceTexts.remove(KEY)
  notify()
}

function subscribeToTabs(listener: () => void): () => void {
  const unsubscribe = subscribe(listener)
  addEventListener('storage', listener)
  return () => {
    unsubscribe()
    removeEventListener('storage', listener)
  }
}

/** Whether messages of this device wait in the outbox. */
export const hasWaiting = (): boolean => isWaitingHere || hasStored(KEY)

export const useHasWaiting = (): boolean => useSyncExternalStore(subscribeToTabs, hasWaiting, () => false)
