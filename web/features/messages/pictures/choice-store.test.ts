import { beforeEach, expect, test, vi } from 'vitest'

const device = vi.hoisted(() => ({ stored: new Map<string, unknown>(), isFull: false }))
vi.mock('idb-keyval', () => ({
  get: async (key: string) => device.stored.get(key),
  update: async (key: string, change: (stored: unknown) => unknown) => {
    if (device.isFull) throw new DOMException('full', 'QuotaExceededError')
    device.stored.set(key, change(device.stored.get(key)))
  },
  delMany: async (gone: string[]) => gone.forEach((key) => device.stored.delete(key)),
  clear: async () => device.stored.clear(),
  entries: async () => [...device.stored],
}))

/** Loads the module anew, as a page reload does. */
async function afterReload() {
  vi.resetModules()
  return import('./choice-store.ts')
}
const picture = new Blob(['x'])
beforeEach(() => {
  device.stored.clear()
  device.isFull = false
})

test('MSG-17 chosen pictures survive a reload until they are sent or the user signs out', async () => {
  const before = await afterReload()
  await before.storeChoice('me-car', [picture, picture])
  await before.storeChoice('me-other', [picture])
  const { readChoice, storeChoice } = await afterReload()
  expect(await readChoice('me-car')).toEqual([picture, picture])
  expect(await readChoice('somebody-car')).toEqual([])
  await storeChoice('me-car', [])
  expect(await readChoice('me-car')).toEqual([])
  await (await import('#web/platform/device/device-owner.ts')).clearDevice()
  expect(await readChoice('me-other')).toEqual([])
  expect(device.stored.size).toBe(0)
})

test('MSG-17 if the storage is full, chosen pictures are kept in the page only, and no older ones reappear', async () => {
  const page = await afterReload()
  await page.storeChoice('me-car', [picture])
  device.isFull = true
  await page.storeChoice('me-car', [picture, picture])
  expect(await page.readChoice('me-car')).toHaveLength(2)
  expect(await (await afterReload()).readChoice('me-car')).toEqual([])
})

test('MSG-17 pictures are kept for the five threads in which they were chosen last', async () => {
  vi.useFakeTimers({ now: 0 })
  const page = await afterReload()
  for (const at of [1, 2, 3, 4, 5, 6]) {
    vi.setSystemTime(at)
    await page.storeChoice(`me-${at}`, [picture])
  }
  vi.useRealTimers()
  expect([...device.stored.keys()]).toEqual([2, 3, 4, 5, 6].map((at) => `messages-chosen me-${at}`))
})
