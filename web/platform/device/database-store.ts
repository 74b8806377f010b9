import { deleteEntries, readEntries, readEntry, updateEntry } from '#web/platform/browser/database.ts'
import { onDeviceCleared } from './device-owner.ts'
import { declareStored } from './stored-kinds.ts'

interface Kind<Value> {
  /** The key, or its beginning if it ends with `*`: then each value is of a part, such as a thread. */
  key: string
  /** The value before there is one. What is stored passes through it, also that of earlier versions of the site. */
  read: (stored: unknown) => Value
  /** Maximum number of parts; those changed least recently are removed. */
  most?: number
  /** When a value was changed; needed for `most`. */
  changedAt?: (value: Value) => number
}

/** Values in the database of this device, each of a part, which is '' if there is only one. */
interface DatabaseStore<Value> {
  get: (part?: string) => Promise<Value>
  /** Changes a value in one transaction, so that tabs do not overwrite each other. */
  update: (change: (value: Value) => Value, part?: string) => Promise<void>
  remove: (part?: string) => Promise<void>
  parts: () => Promise<string[]>
  /** Whether the value survives closing the page. */
  isStored: (part?: string) => boolean
}

/**
 * A store of one kind of value of a user, for files and for changes by several tabs. If the database is full or missing,
 * a value lasts until the page is closed.
 */
export function databaseStore<Value>({ key, read, most, changedAt = () => 0 }: Kind<Value>): DatabaseStore<Value> {
  declareStored({ place: 'indexedDB', key, of: 'user' })
  const prefix = key.replace(/\*$/, '')
  /** Replaces the database. */
  const inMemory = new Map<string, Value>()
  let clearings = 0
  onDeviceCleared(() => {
    inMemory.clear()
    clearings += 1
  })

  let last: Promise<unknown> = Promise.resolve()

  /** One after the other, so that none is lost while the first finds that the database is full. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = last.then(work)
    last = turn.catch(() => {})
    return turn
  }

  async function find(part: string): Promise<Value> {
    const here = inMemory.get(part)
    if (here !== undefined) return here
    return read(await readEntry(prefix + part).catch(() => undefined))
  }

  async function change(next: (value: Value) => Value, part: string): Promise<void> {
    if (!inMemory.has(part)) {
      try {
        return await updateEntry(prefix + part, (stored) => next(read(stored)))
      } catch {
        inMemory.set(part, await find(part))
      }
    }
    inMemory.set(part, next(inMemory.get(part) as Value))
  }

  async function removeOldest(): Promise<void> {
    if (most === undefined) return
    const parts = (await readEntries<Value>()).filter(([one]) => one.startsWith(prefix))
    const newestFirst = parts.toSorted(([, one], [, other]) => changedAt(other) - changedAt(one))
    await deleteEntries(newestFirst.slice(most).map(([one]) => one))
  }

  return {
    get: (part = '') => inTurn(() => find(part)),
    update: (next, part = '') => {
      const clearingsBefore = clearings
      return inTurn(async () => {
        // of a user who has signed out while it waited for its turn
        if (clearings !== clearingsBefore) return
        await change(next, part)
        await removeOldest().catch(() => {})
      })
    },
    remove: (part = '') =>
      inTurn(async () => {
        inMemory.delete(part)
        await deleteEntries([prefix + part]).catch(() => {})
      }),
    parts: () =>
      inTurn(async () => {
        const keys = (await readEntries<Value>().catch(() => [])).map(([one]) => one)
        const stored = keys.filter((one) => (key === prefix ? one === key : one.startsWith(prefix)))
        return [...new Set([...stored.map((one) => one.slice(prefix.length)), ...inMemory.keys()])]
      }),
    isStored: (part = '') => !inMemory.has(part),
  }
}
