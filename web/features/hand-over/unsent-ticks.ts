import type { ApiClient } from '#contract/client.ts'
import type { HandOver } from '#contract/hand-over.ts'
import type { TickChange } from '#domain/hand-over/with-changes.ts'
import { abortAfter } from '#web/platform/browser/abort-after.ts'
import { withTabLock } from '#web/platform/browser/tab-lock.ts'
import { deviceStore } from '#web/platform/device/device-store.ts'
import { failureOf } from '#web/ui/form/failure.ts'

interface UnsentTick extends TickChange {
  conversation_id: string
  offer_id: string
}

/** By user: changes that the server has not acknowledged, oldest first. */
export const unsentTicks = deviceStore<readonly UnsentTick[]>({
  key: 'unsent-ticks *',
  read: (stored) => (Array.isArray(stored) ? stored : []),
})

const LOCK = 'sayyad-hand-over'
const TIMEOUT_MS = 15_000
/** All other errors pass. */
const REFUSALS = ['HAND_OVER_ENDED', 'NOT_FOUND', 'INVALID_INPUT']

const isSameItem = (one: UnsentTick, other: UnsentTick): boolean =>
  one.offer_id === other.offer_id && one.item === other.item

/** Stores a change on the device until the server has acknowledged it. A later one of the same item replaces it. */
export function storeTick(userId: string, change: UnsentTick): void {
  unsentTicks.update((changes) => [...changes.filter((one) => !isSameItem(one, change)), change], userId)
}

/** Keeps a change of the same item that was made meanwhile. */
function removeTick(userId: string, sent: UnsentTick): void {
  unsentTicks.update((changes) => {
    const left = changes.filter((one) => !isSameItem(one, sent) || one.is_ticked !== sent.is_ticked)
    return left.length ? left : undefined
  }, userId)
}

interface Delivery {
  user_id: string
  onSaved: (saved: HandOver) => void
  /** Called with the error of a change that cannot be made. */
  onRefused: (error: unknown) => void
}

/**
 * Sends the changes of a user in order, from one tab at a time.
 * @returns whether changes are left because of a passing error
 */
export function deliverTicks(
  { hand_over }: Pick<ApiClient, 'hand_over'>,
  { user_id, onSaved, onRefused }: Delivery,
): Promise<boolean> {
  return withTabLock(LOCK, async () => {
    for (;;) {
      const [next] = unsentTicks.get(user_id)
      if (!next) return false
      try {
        onSaved(await hand_over.tick(next, { signal: abortAfter(TIMEOUT_MS) }))
      } catch (error) {
        if (!REFUSALS.includes(failureOf(error).code)) return true
        onRefused(error)
      }
      removeTick(user_id, next)
    }
  })
}
