import * as idb from 'idb-keyval'

/** Milliseconds after which a transaction counts as failed. In Safari's engine some never end, and hold up all others. */
export const PATIENCE_MS = 5000

/** How many transactions take longer than that. */
let stuck = 0

/** Values by key in IndexedDB. Without it, or while it hangs, all of them reject. */
export const readEntry = async (key: string) => inTime(idb.get<unknown>(key))

export const readEntries = async <Value>() => inTime(idb.entries<string, Value>())

/** Nothing is changed once it has rejected. */
export async function updateEntry(key: string, change: (value: unknown) => unknown): Promise<void> {
  let hasFailed = false
  const updated = idb.update<unknown>(key, (value) => {
    if (hasFailed) throw new Error('The change comes too late')
    return change(value)
  })
  try {
    await inTime(updated)
  } catch (error) {
    hasFailed = true
    throw error
  }
}

export const deleteEntries = async (keys: readonly string[]) => inTime(idb.delMany([...keys]))

export const deleteAllEntries = async () => inTime(idb.clear())

async function inTime<Result>(asked: Promise<Result>): Promise<Result> {
  const hangs = () => new Error('The database does not answer')
  if (stuck > 0) {
    asked.catch(() => {})
    throw hangs()
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      stuck += 1
      void asked.catch(() => {}).finally(() => (stuck -= 1))
      reject(hangs())
    }, PATIENCE_MS)
  })
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
