import { useEffect, useState, useSyncExternalStore } from 'react'
import { createListeners } from '#web/platform/create-listeners.ts'

export interface Toast {
  id: number
  title: string
  description?: string
  variant?: 'default' | 'success' | 'destructive'
  /** Milliseconds; five seconds by default. */
  duration?: number
  /** `keys`: its shortcut, if the screen has one. */
  action?: { label: string; keys?: string; onSelect: () => void }
  isOpen: boolean
  /** When it was added, in milliseconds. */
  since: number
}
type Words = Omit<Toast, 'id' | 'isOpen' | 'since'>

/** Milliseconds of the exit animation; a new toast replaces it at once. */
const REMOVAL_DELAY_MS = 1_000_000
/** Later than this a toast would be out of date. */
const LATEST_MS = 5000

let shown: Toast | null = null
let nextId = 1
const { subscribe, tell } = createListeners()
/** Where it can be shown: on the page, and in a dialog above it, which comes later. */
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

/** Does nothing if it is gone, or there was none. */
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

/** Whether no region of toasts is above this one. */
export function useIsTopRegion(): boolean {
  const [own] = useState(() => Symbol('region'))
  useEffect(() => {
    regions = [...regions, own]
    tell()
    return () => {
      regions = regions.filter((region) => region !== own)
      tell()
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
  tell()
}
