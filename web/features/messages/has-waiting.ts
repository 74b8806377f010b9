import { deviceStore } from '#web/platform/device/device-store.ts'

const waiting = deviceStore({ key: 'messages-waiting', read: Boolean })

/**
 * Stores whether the outbox has entries, so that pages load its code only then. Call it in the transaction of a change
 * of the outbox: those of several tabs run one after the other.
 */
export const noteWaiting = (isWaiting: boolean): void => waiting.set(isWaiting || undefined)

/** Whether messages of this device wait in the outbox. */
export const hasWaiting = (): boolean => waiting.get()

export const useHasWaiting = (): boolean => waiting.use()
