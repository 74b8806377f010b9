import { useSyncExternalStore } from 'react'

export interface Toast {
  id: number
  title: string
  description?: string
  variant?: 'default' | 'success' | 'destructive'
  action?: { label: string; onSelect: () => void }
  isOpen: boolean
}
type Words = Omit<Toast, 'id' | 'isOpen'>

/** Milliseconds of the exit animation; a new toast replaces it at once. */
const REMOVAL_DELAY_MS = 1_000_000

let shown: Toast | null = null
let nextId = 1
const listeners = new Set<() => void>()

/** Replaces the current toast. @returns its id */
export function addToast(words: Words): number {
  const id = nextId++
  show({ ...words, id, isOpen: true })
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

export function removeToast(id: number): void {
  if (shown?.id === id) show(null)
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
