import { useCallback } from 'react'
import { deviceStore } from '#web/platform/device/device-store.ts'

/** Unsent texts by user and thread. */
const texts = deviceStore({
  key: 'sayyad-message-*',
  isText: true,
  isOfTab: true,
  read: (stored) => (typeof stored === 'string' ? stored : ''),
})

/** Clears the field immediately, and the storage once `stored` resolves: the page may be closed before. */
async function empty(key: string, stored: Promise<void>): Promise<void> {
  texts.show('', key)
  await stored
  if (texts.get(key) === '') texts.set(undefined, key)
}

/** Puts a text into the message field of a buyer. */
export const draftMessage = (userId: string, carId: string, text: string): void =>
  texts.set(text, draftKey(userId, carId))

export const draftKey = (userId: string, threadId: string): string => `${userId}-${threadId}`

export interface TypedText {
  text: string
  setText: (text: string) => void
  /** @param stored resolves when the text is stored elsewhere */
  emptyOnce: (stored: Promise<void>) => Promise<void>
}

export function useTypedText(key: string): TypedText {
  const text = texts.use(key)
  const setText = useCallback((next: string) => texts.set(next || undefined, key), [key])
  return { text, setText, emptyOnce: (stored) => empty(key, stored) }
}
