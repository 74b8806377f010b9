import { useSyncExternalStore } from 'react'
import { UUID } from '#domain/uuid.ts'
import { deviceTexts } from '#web/platform/browser/stored-texts.ts'
import { onDeviceCleared } from './device-owner.ts'

const NONE: readonly string[] = []
const CHANGED = 'stored-ids'

/** Ids of cars stored on this device, latest first, synchronized between tabs. Empty if the storage is unavailable. */
export interface StoredIds {
  useIds: () => readonly string[]
  add: (id: string) => void
  remove: (...ids: readonly string[]) => void
}

/** @param most the oldest are dropped beyond this number */
export function createStoredIds(key: string, most: number): StoredIds {
  let lastText: string | null = null
  let lastIds = NONE

  function ids(): readonly string[] {
    const text = deviceTexts.read(key)
    if (text !== lastText) {
      lastText = text
      lastIds = parseIds(text).slice(0, most)
    }
    return lastIds
  }

  function write(next: readonly string[]): void {
    if (deviceTexts.write(key, JSON.stringify(next.slice(0, most)))) window.dispatchEvent(new Event(CHANGED))
  }

  return {
    useIds: () => useSyncExternalStore(subscribe, ids, () => NONE),
    add: (id) => write([id, ...ids().filter((one) => one !== id)]),
    remove: (...gone) => write(ids().filter((one) => !gone.includes(one))),
  }
}

function subscribe(onChange: () => void): () => void {
  // `storage` fires in other tabs, our own event in this one
  window.addEventListener('storage', onChange)
  window.addEventListener(CHANGED, onChange)
  const ignoreClearing = onDeviceCleared(onChange)
  return () => {
    ignoreClearing()
    window.removeEventListener('storage', onChange)
    window.removeEventListener(CHANGED, onChange)
  }
}

function parseIds(text: string | null): string[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(parsed) ? parsed.filter((id): id is string => typeof id === 'string' && UUID.test(id)) : []
  } catch {
    return []
  }
}
