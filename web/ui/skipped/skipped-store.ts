import { useSyncExternalStore } from 'react'
import { createListeners } from '#web/platform/create-listeners.ts'

/** An item that an action on many left as it is. */
export interface SkippedItem {
  key: string
  name: string
  /** URL of its screen; null if it has none. */
  to: string | null
  reason: string
}

/** What an action on many left, for a dialog. */
export interface Skipped {
  title: string
  /** What was done. */
  done: string
  items: readonly SkippedItem[]
  /** Tries the left items again. */
  onRetry?: () => void
}

let shown: Skipped | null = null
const { subscribe, notify } = createListeners()

/** Shows a dialog with the items and why they were left. Null closes it. */
export function showSkipped(skipped: Skipped | null): void {
  shown = skipped
  notify()
}

export const useSkipped = (): Skipped | null =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  )
