import { useEffect, useState, useSyncExternalStore } from 'react'
import { createListeners } from '#web/platform/create-listeners.ts'

export interface Toast {
  id: number
  title: string
  description?: string
  variant?: 'default' | 'success' | 'destructive'
  /** Milliseconds; 5000 by default. */
  duration?: number
  /** `keys`: shortcut of the action, if the screen has one. */
  action?: { label: string; keys?: string; onSelect: () => void }
  /** A second action, which is not undo. */
  more?: { label: string; onSelect: () => void }
  isOpen: boolean
  /** Time when it was added, in milliseconds. */
  since: number
}
type Words = Omit<Toast, 'id' | 'isOpen' | 'since'>

/** Milliseconds of the exit animation; a new toast replaces it immediately. */
const REMOVAL_DELAY_MS = 1_000_000
/** Maximum delay in milliseconds; a toast that cannot be shown earlier is dropped, unless it says that something failed. */
const LATEST_MS = 5000

let shown: Toast | null = null
let nextId = 1
const { subscribe, notify } = createListeners()
/** Regions that can show toasts: the page, and a dialog above it, which comes last. */
let regions: readonly symbol[] = []

/** Replaces the current toast. @returns its id */
export function addToast(words: Words): number {
  const id = nextId++
  show({ ...words, id, isOpen: true, since: Date.now() })
  return id
}

export function updateToast(id: number, words: Partial<Words>): void {
  if (shown?.id === id) show({ ...shown, ...words })
}

export function dismissToast(id: number): void {
  if (shown?.id !== id || !shown.isOpen) return
  show({ ...shown, isOpen: false })
  setTimeout(() => removeToast(id), REMOVAL_DELAY_MS)
}

/** Has no effect if the toast is gone or there is none. */
export function removeToast(id: number | null | undefined): void {
  if (shown?.id === id) show(null)
}

/** Removes a toast that could not be shown in time. */
export function removeLate(): void {
  if (shown && shown.variant !== 'destructive' && Date.now() - shown.since > LATEST_MS) show(null)
}

export const currentToast = () => shown

export function useToast(): Toast | null {
  return useSyncExternalStore(subscribe, currentToast, () => null)
}

/** Whether this region is the topmost one. */
export function useIsTopRegion(): boolean {
  const [own] = useState(() => Symbol('region'))
  useEffect(() => {
    regions = [...regions, own]
    notify()
    return () => {
      regions = regions.filter((region) => region !== own)
      notify()
    }
  }, [own])
  return useSyncExternalStore(
    subscribe,
    () => regions.at(-1) === own,
    () => true,
  )
}

function show(toast: Toast | null): void {
  shown = toast
  notify()
}
