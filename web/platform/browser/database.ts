import * as idb from 'idb-keyval'

/** Values by key in IndexedDB. Without it, all of them reject, but none throws as those of `idb-keyval` would. */
export const readEntry = async <Value>(key: string) => idb.get<Value>(key)

export const readEntries = async <Value>() => idb.entries<string, Value>()

export const readKeys = async () => idb.keys<string>()

export const writeEntry = async (key: string, value: unknown) => idb.set(key, value)

export const updateEntry = async <Value>(key: string, change: (value: Value | undefined) => Value) =>
  idb.update(key, change)

export const deleteEntries = async (keys: readonly string[]) => idb.delMany([...keys])
