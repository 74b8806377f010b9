import * as idb from 'idb-keyval'

/** Values by key in IndexedDB. Without it, all of them reject, but none throws as those of `idb-keyval` would. */
export const readEntry = async (key: string) => idb.get<unknown>(key)

export const readEntries = async <Value>() => idb.entries<string, Value>()

export const updateEntry = async (key: string, change: (value: unknown) => unknown) => idb.update<unknown>(key, change)

export const deleteEntries = async (keys: readonly string[]) => idb.delMany([...keys])

export const deleteAllEntries = async () => idb.clear()
