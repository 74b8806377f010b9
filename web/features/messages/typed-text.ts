import { useCallback, useSyncExternalStore } from 'react'
import { createListeners } from '#web/platform/create-listeners.ts'

/** Texts that are typed and not sent yet, by user and thread; kept on the device, or in memory if it stores nothing. */
const inMemory = new Map<string, string>()
const { subscribe, tell } = createListeners()
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

function write(key: string, text: string): void {
  inMemory.set(key, text)
  try {
    if (text) localStorage.setItem(keyOf(key), text)
    else localStorage.removeItem(keyOf(key))
  } catch {
    // it stays in memory
  }
  tell()
}

export function useTypedText(key: string): [text: string, setText: (text: string) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => '',
  )
  const setText = useCallback((next: string) => write(key, next), [key])
  return [text, setText]
}
