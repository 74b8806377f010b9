import { useSyncExternalStore } from 'react'
import { deviceTexts } from '#web/platform/browser/stored-texts.ts'

const KEY = 'sayyad-message-sound'
const CHANGED = 'sayyad-message-sound-changed'

/** Whether new messages play a sound on this device; on by default. */
export const hasSound = (): boolean => deviceTexts.read(KEY) !== 'off'

export function setSound(isOn: boolean): void {
  if (deviceTexts.write(KEY, isOn ? 'on' : 'off')) dispatchEvent(new Event(CHANGED))
}

export const useSound = (): boolean => useSyncExternalStore(subscribe, hasSound, () => true)

function subscribe(onChange: () => void): () => void {
  addEventListener(CHANGED, onChange)
  addEventListener('storage', onChange)
  return () => {
    removeEventListener(CHANGED, onChange)
    removeEventListener('storage', onChange)
  }
}
