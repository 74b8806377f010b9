import { useSyncExternalStore } from 'react'

export interface Toast {
  id: number
  title: string
  description?: string
  variant?: 'default' | 'success' | 'destructive'
  /** Milliseconds; five seconds by default. */
  duration?: number
  action?: { label: string; onSelect: () => void }
  isOpen: boolean
  /** When it was added, in milliseconds. */
  since: number
}
type Words = Omit<Toast, 'id' | 'isOpen' | 'since'>

/** Milliseconds of the exit animation; a new toast replaces it at once. */
const REMOVAL_DELAY_MS = 1_000_000
/** Later than this it would speak of what is long over. */
const LATEST_MS = 5000

let shown: Toast | null = null
let nextId = 1
const listeners = new Set<() => void>()

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

/** Nothing if it is gone, or there was none. */
export function removeToast(id: number | null | undefined): void {
  if (shown?.id === id) show(null)
}

/** Removes a toast that could not be shown in time. */
export function removeLate(): void {
  if (shown && Date.now() - shown.since > LATEST_MS) show(null)
}

export const currentToast = () => shown

export function useToast(): Toast | null {
  return useSyncExternalStore(subscribe, currentToast, () => null)
}

function show(toast: Toast | null): void {
  shown = toast
  for (const tell of listeners) tell()
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}
