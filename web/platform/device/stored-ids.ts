import { UUID } from '#domain/uuid.ts'
import { deviceStore } from './device-store.ts'

/** Ids stored on this device, latest first. */
export interface StoredIds {
  useIds: () => readonly string[]
  add: (id: string) => void
  remove: (...ids: readonly string[]) => void
}

/** @param most the oldest are dropped beyond this number */
export function createStoredIds(key: string, most: number): StoredIds {
  const store = deviceStore<readonly string[]>({ key, read: (stored) => idsIn(stored).slice(0, most) })
  return {
    useIds: () => store.use(),
    add: (id) => store.update((ids) => [id, ...ids.filter((one) => one !== id)]),
    remove: (...gone) => store.update((ids) => ids.filter((one) => !gone.includes(one))),
  }
}

const idsIn = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string' && UUID.test(id)) : []
