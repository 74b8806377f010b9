import { beforeEach, expect, test, vi } from 'vitest'
import { databaseStore } from './database-store.ts'
import { clearDevice } from './device-owner.ts'

const device = vi.hoisted(() => ({
  stored: new Map<string, unknown>(),
  isFull: false,
  isListed: true,
  /** What reading waits for. */
  busy: Promise.resolve(),
}))
vi.mock('idb-keyval', () => ({
  get: async (key: string) => {
    await device.busy
    return device.stored.get(key)
  },
  update: async (key: string, change: (stored: unknown) => unknown) => {
    const next = change(device.stored.get(key))
    if (device.isFull) throw new DOMException('full', 'QuotaExceededError')
    device.stored.set(key, next)
  },
  delMany: async (gone: string[]) => gone.forEach((key) => device.stored.delete(key)),
  entries: async () => {
    if (!device.isListed) throw new DOMException('aborted', 'AbortError')
    return [...device.stored]
  },
  clear: async () => device.stored.clear(),
}))
beforeEach(() => {
  device.stored.clear()
  device.isFull = false
  device.isListed = true
})

const read = (stored: unknown): readonly number[] => (Array.isArray(stored) ? stored : [])
const open = () => databaseStore({ key: 'numbers', read })

test('MSG-17 changes at the same time are all stored, each once', async () => {
  const store = open()
  await Promise.all([1, 2, 3].map((one) => store.update((all) => [...all, one])))
  expect(await open().get()).toEqual([1, 2, 3])
  expect(store.isStored()).toBe(true)
})

test('MSG-17 in a full database changes at the same time last as long as the page, each once', async () => {
  const store = open()
  await store.update(() => [0])
  device.isFull = true
  await Promise.all([1, 2, 3].map((one) => store.update((all) => [...all, one])))
  expect(await store.get()).toEqual([0, 1, 2, 3])
  expect(store.isStored()).toBe(false)
  expect(await open().get()).toEqual([0])
})

test('MSG-17 a change counts once although older parts cannot be removed', async () => {
  const store = databaseStore({ key: 'numbers *', read, most: 1, changedAt: ([at = 0]) => at })
  await store.update((all) => [...all, 1], 'a')
  await store.update((all) => [...all, 2], 'b')
  expect([await store.get('a'), await store.get('b')]).toEqual([[], [2]])
  device.isListed = false
  await store.update((all) => [...all, 3], 'c')
  expect([await store.get('b'), await store.get('c')]).toEqual([[2], [3]])
})

test('AUTH-03 a change that waits for its turn at sign-out is not stored', async () => {
  const store = open()
  let end = () => {}
  device.busy = new Promise((resolve) => {
    end = resolve
  })
  const before = [store.get(), store.update(() => [1])]
  await clearDevice()
  end()
  await Promise.all(before)
  expect(await open().get()).toEqual([])
})

test('AUTH-03 nothing of a user is left after sign-out', async () => {
  const store = open()
  await store.update(() => [1])
  device.isFull = true
  await store.update(() => [2])
  device.isFull = false
  await clearDevice()
  expect([await store.get(), device.stored.size]).toEqual([[], 0])
})

test('the parts of a store are listed, in a full database too', async () => {
  const store = databaseStore({ key: 'numbers *', read })
  await store.update(() => [1], 'a')
  device.stored.set('others b', [1])
  device.isFull = true
  await store.update(() => [1], 'c')
  expect(await store.parts()).toEqual(['a', 'c'])
  device.isListed = false
  expect(await store.parts()).toEqual(['c'])
})
