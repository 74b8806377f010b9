import { useCallback, useSyncExternalStore } from 'react'

/** Texts that are typed and not sent yet, by thread; kept on the device, or in memory if it stores nothing. */
const inMemory = new Map<string, string>()
const listeners = new Set<() => void>()
const keyOf = (thread_id: string): string => `sayyad-message-${thread_id}`

function read(thread_id: string): string {
  const typed = inMemory.get(thread_id)
  if (typed !== undefined) return typed
  try {
    return localStorage.getItem(keyOf(thread_id)) ?? ''
  } catch {
    return ''
  }
}

function write(thread_id: string, text: string): void {
  inMemory.set(thread_id, text)
  try {
    if (text) localStorage.setItem(keyOf(thread_id), text)
    else localStorage.removeItem(keyOf(thread_id))
  } catch {
    // it stays in memory
  }
  for (const tell of listeners) tell()
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

export function useTypedText(thread_id: string): [text: string, setText: (text: string) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => read(thread_id),
    () => '',
  )
  const setText = useCallback((next: string) => write(thread_id, next), [thread_id])
  return [text, setText]
}
