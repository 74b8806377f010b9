import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PATIENCE_MS, readEntry, updateEntry } from './database.ts'

const device = vi.hoisted(() => ({
  stored: new Map<string, unknown>(),
  /** What every transaction waits for. */
  busy: Promise.resolve(),
}))
vi.mock('idb-keyval', () => ({
  get: async (key: string) => {
    await device.busy
    return device.stored.get(key)
  },
  update: async (key: string, change: (stored: unknown) => unknown) => {
    await device.busy
    device.stored.set(key, change(device.stored.get(key)))
  },
}))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  device.busy = Promise.resolve()
  device.stored.clear()
})

/** @returns the function that ends it */
function hang(): () => void {
  let end = () => {}
  device.busy = new Promise((resolve) => {
    end = resolve
  })
  return end
}

test('MSG-17 a change in a database that hangs fails in time, and is not made later', async () => {
  const end = hang()
  const changed = expect(updateEntry('messages', () => [1])).rejects.toThrow('does not answer')
  await vi.advanceTimersByTimeAsync(PATIENCE_MS)
  await changed
  end()
  await vi.runAllTimersAsync()
  expect(await readEntry('messages')).toBeUndefined()
})

test('MSG-17 while a database hangs everything fails at once, and works again afterwards', async () => {
  const end = hang()
  const read = expect(readEntry('messages')).rejects.toThrow('does not answer')
  await vi.advanceTimersByTimeAsync(PATIENCE_MS)
  await read
  await expect(updateEntry('messages', () => [1])).rejects.toThrow('does not answer')
  end()
  await vi.runAllTimersAsync()
  await updateEntry('messages', () => [2])
  expect(await readEntry('messages')).toEqual([2])
})
