import { useSyncExternalStore } from 'react'
import { deviceTexts, tabTexts } from '#web/platform/browser/stored-texts.ts'
import { createListeners } from '#web/platform/create-listeners.ts'
import { onDeviceCleared } from './device-owner.ts'
import { clearStoredResponses } from './stored-cache.ts'
import { declareStored } from './stored-kinds.ts'

interface Kind<Value> {
  /** The key, or its beginning if it ends with `*`: then each value is of a part, such as a thread. */
  key: string
  /** `sessionStorage` lasts until the tab is closed. */
  place?: 'localStorage' | 'sessionStorage'
  /** See `StoredKind`. */
  of?: 'user' | 'device'
  /** Stored as it is; otherwise as JSON. */
  isText?: boolean
  /** Whether this tab continues with its own value when another tab has stored a different one. */
  isOfTab?: boolean
  /**
   * Makes a value of what is stored, also by earlier versions of the site; null if there is nothing, or no JSON. What is
   * written passes through it too, so it may drop what is too old or too much.
   */
  read: (stored: unknown) => Value
  /** What of a value is stored; all by default. */
  toStore?: (value: Value) => unknown
}

/** Values on this device, each of a part, which is '' if there is only one. */
export interface DeviceStore<Value> {
  get: (part?: string) => Value
  /** @param value undefined removes it */
  set: (value: Value | undefined, part?: string) => void
  /** Sets a value made of what is stored, also by other tabs. */
  update: (change: (value: Value) => Value | undefined, part?: string) => void
  /** Shows a value in this tab and leaves the storage as it is. */
  show: (value: Value, part?: string) => void
  parts: () => string[]
  use: (part?: string) => Value
  /** The values by part: the same object until one changes. */
  all: () => ReadonlyMap<string, Value>
  useAll: () => ReadonlyMap<string, Value>
}

/**
 * A store of one kind of value, synchronized between tabs. If the storage is full, cached responses make room; if it is
 * still full or missing, a value lasts until the page is closed, and an older one that is stored stays.
 */
export function deviceStore<Value>(kind: Kind<Value>): DeviceStore<Value> {
  const { key, place = 'localStorage', of = 'user', isText = false, isOfTab = false, read, toStore = asIs } = kind
  declareStored({ place, key, of })
  const prefix = key.replace(/\*$/, '')
  const texts = place === 'localStorage' ? deviceTexts : tabTexts
  const none = read(null)
  /** Values that differ from those in the storage. */
  const inMemory = new Map<string, Value>()
  const lastRead = new Map<string, { text: string | null; value: Value }>()
  const noParts: ReadonlyMap<string, Value> = new Map()
  let lastAll = noParts
  const { subscribe, notify } = createListeners()
  onDeviceCleared(() => {
    if (of === 'user') inMemory.clear()
    notify()
  })

  function stored(part: string): Value {
    const text = texts.read(prefix + part)
    const last = lastRead.get(part)
    if (last?.text === text) return last.value
    const value = text === null ? none : read(isText ? text : parse(text))
    lastRead.set(part, { text, value })
    return value
  }

  const get = (part = ''): Value => (inMemory.has(part) ? (inMemory.get(part) as Value) : stored(part))

  function show(value: Value, part = ''): void {
    inMemory.set(part, value)
    notify()
  }

  function set(next: Value | undefined, part = ''): void {
    const value = next === undefined ? none : read(next)
    if (next === undefined) texts.remove(prefix + part)
    const isStored = next === undefined || write(part, value)
    if (!isStored || isOfTab) inMemory.set(part, value)
    else inMemory.delete(part)
    notify()
  }

  function write(part: string, value: Value): boolean {
    const left = toStore(value)
    const text = isText ? String(left) : JSON.stringify(left)
    if (texts.write(prefix + part, text)) return true
    clearStoredResponses()
    return texts.write(prefix + part, text)
  }

  function subscribeToTabs(listener: () => void): () => void {
    const unsubscribe = subscribe(listener)
    if (!isOfTab) addEventListener('storage', listener)
    return () => {
      unsubscribe()
      removeEventListener('storage', listener)
    }
  }

  const parts = (): string[] => [
    ...new Set([
      ...texts
        .keys()
        .filter((one) => one.startsWith(prefix))
        .map((one) => one.slice(prefix.length)),
      ...inMemory.keys(),
    ]),
  ]

  function all(): ReadonlyMap<string, Value> {
    const now = new Map(parts().map((part) => [part, get(part)]))
    if (now.size !== lastAll.size || [...now].some(([part, value]) => lastAll.get(part) !== value)) lastAll = now
    return lastAll
  }

  return {
    get,
    set,
    show,
    update: (change, part) => set(change(get(part)), part),
    parts,
    all,
    useAll: () => useSyncExternalStore(subscribeToTabs, all, () => noParts),
    use: (part) =>
      useSyncExternalStore(
        subscribeToTabs,
        () => get(part),
        () => none,
      ),
  }
}

const asIs = (value: unknown): unknown => value

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
