import { useSyncExternalStore } from 'react'

const KEY = 'sayyad-message-sound'
const CHANGED = 'sayyad-message-sound-changed'

/** Whether new messages play a sound on this device; on by default. */
export function hasSound(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

export function setSound(isOn: boolean): void {
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off')
  } catch {
    return
  }
  dispatchEvent(new Event(CHANGED))
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
