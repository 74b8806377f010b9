import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cacheTags } from './cache-tags.ts'

let now: Date
beforeEach(() => {
  now = new Date('2026-01-01T00:00:00Z')
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

test('TAG-06 the list is kept for five minutes and then asked for again', async () => {
  let loads = 0
  const tags = cacheTags(
    async () => [++loads],
    () => now,
  )
  expect(await tags()).toEqual([1])
  now = new Date(now.getTime() + 5 * 60_000 - 1)
  expect(await tags()).toEqual([1])
  now = new Date(now.getTime() + 1)
  expect(await tags()).toEqual([2])
})

test('TAG-06 after an error the list is empty, and the next call tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isBroken = true
  const tags = cacheTags(
    async () => (isBroken ? Promise.reject(new Error('broken')) : ['tag']),
    () => now,
  )
  expect(await tags()).toEqual([])
  isBroken = false
  expect(await tags()).toEqual(['tag'])
})

test('TAG-06 callers wait for five seconds at most, and a later result is still cached', async () => {
  let answer = (_: string[]) => {}
  const tags = cacheTags(
    () => new Promise<string[]>((resolve) => (answer = resolve)),
    () => now,
  )
  const waiting = tags()
  await vi.advanceTimersByTimeAsync(5000)
  expect(await waiting).toEqual([])
  answer(['tag'])
  expect(await tags()).toEqual(['tag'])
})
