import { useCallback, useSyncExternalStore } from 'react'
import { createListeners } from '#web/platform/create-listeners.ts'
import { onDeviceCleared } from '#web/platform/device-owner.ts'

/** Unsent texts by user and thread. They are also in `localStorage`, if it is available. */
const inMemory = new Map<string, string>()
const { subscribe, notify } = createListeners()
onDeviceCleared(() => {
  inMemory.clear()
  notify()
})
const keyOf = (key: string): string => `sayyad-message-${key}`

function read(key: string): string {
  const typed = inMemory.get(key)
  if (typed !== undefined) return typed
  try {
    return localStorage.getItem(keyOf(key)) ?? ''
  } catch {
    return ''
  }
}

function show(key: string, text: string): void {
  inMemory.set(key, text)
  notify()
}

function store(key: string, text: string): void {
  try {
    if (text) localStorage.setItem(keyOf(key), text)
    else localStorage.removeItem(keyOf(key))
  } catch {
    // storage is unavailable; the text stays in memory
  }
}

function write(key: string, text: string): void {
  show(key, text)
  store(key, text)
}

/** Clears the field immediately, and the storage once `stored` resolves: the page may be closed before. */
async function empty(key: string, stored: Promise<void>): Promise<void> {
  show(key, '')
  await stored
  if (inMemory.get(key) === '') store(key, '')
}

export interface TypedText {
  text: string
  setText: (text: string) => void
  /** @param stored resolves when the text is stored elsewhere */
  emptyOnce: (stored: Promise<void>) => Promise<void>
}

export function useTypedText(key: string): TypedText {
  const text = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => '',
  )
  const setText = useCallback((next: string) => write(key, next), [key])
  return { text, setText, emptyOnce: (stored) => empty(key, stored) }
}
