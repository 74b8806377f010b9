import { setTimeout as wait } from 'node:timers/promises'
import { ERRORS, type Locker } from '@tus/server'
import type { SharedLocks } from '#server/platform/db/shared-locks.ts'

const AGAIN_MS = 100

/**
 * Serialises requests for the same upload across processes. A waiting request asks the current one to end, since its
 * connection may be broken.
 * @param patienceMs maximum waiting time in milliseconds
 */
export function createUploadLocker(locks: SharedLocks, patienceMs = 30_000): Locker {
  return {
    newLock: (id) => ({
      lock: async (signal, onWanted) => {
        const until = performance.now() + patienceMs
        while (!(await locks.tryTake('upload', id, () => void onWanted()))) {
          if (signal.aborted || performance.now() > until) throw ERRORS.ERR_LOCK_TIMEOUT
          await locks.want('upload', id)
          await wait(AGAIN_MS)
        }
      },
      unlock: () => locks.release('upload', id),
    }),
  }
}
