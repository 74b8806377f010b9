import { beforeEach, expect, test, vi } from 'vitest'
import { startPolling } from './start-polling.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test('MSG-11 without a socket an open thread polls every three seconds; with one it fetches only on request', async () => {
  const ask = vi.fn(async () => {})
  const polling = startPolling(ask, { isLive: false })
  await vi.advanceTimersByTimeAsync(9000)
  expect(ask).toHaveBeenCalledTimes(4)
  polling.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).toHaveBeenCalledTimes(4)

  ask.mockClear()
  const live = startPolling(ask, { isLive: true })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).toHaveBeenCalledTimes(1)
  live.askNow()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).toHaveBeenCalledTimes(2)
  live.stop()
})

test('MSG-11 polling slows down while it fails, until the first response', async () => {
  let isDown = true
  const ask = vi.fn(async () => {
    if (isDown) throw new TypeError('Failed to fetch')
  })
  const polling = startPolling(ask, { isLive: false })
  await vi.advanceTimersByTimeAsync(6000)
  expect(ask).toHaveBeenCalledTimes(2)
  isDown = false
  await vi.advanceTimersByTimeAsync(12_000)
  ask.mockClear()
  await vi.advanceTimersByTimeAsync(3000)
  expect(ask).toHaveBeenCalledTimes(1)
  polling.stop()
})
