import { useCallback, useSyncExternalStore } from 'react'
import { deviceTexts } from '#web/platform/browser/stored-texts.ts'
import { createListeners } from '#web/platform/create-listeners.ts'
import { onDeviceCleared } from '#web/platform/device/device-owner.ts'

/** Unsent texts by user and thread. They are also on the device, if it has storage. */
const inMemory = new Map<string, string>()
const { subscribe, notify } = createListeners()
onDeviceCleared(() => {
  inMemory.clear()
  notify()
})
const keyOf = (key: string): string => `sayyad-message-${key}`

function read(key: string): string {
  return inMemory.get(key) ?? deviceTexts.read(keyOf(key)) ?? ''
}

function show(key: string, text: string): void {
  inMemory.set(key, text)
  notify()
}

function store(key: string, text: string): void {
  if (text) deviceTexts.write(keyOf(key), text)
  else deviceTexts.remove(keyOf(key))
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
