import { EventEmitter } from 'node:events'
import { beforeEach, expect, test, vi } from 'vitest'
import { MINUTE_MS } from '#domain/durations.ts'
import { listenToLive, liveState } from './live-store.ts'
import { startLive } from './start-live.ts'

class GivenSocket extends EventEmitter {
  io = { engine: new EventEmitter() }
  disconnect() {}
}
const opened = vi.hoisted((): GivenSocket[] => [])
vi.mock('socket.io-client', () => ({
  WebSocket: undefined,
  io: () => {
    const socket = new GivenSocket()
    opened.push(socket)
    return socket
  },
}))

const page = new EventTarget()
const tab = Object.assign(new EventTarget(), { visibilityState: 'visible' })
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', tab)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

test('MSG-11 MSG-17 after 30 minutes of silence messages are heard; after 30 minutes of sleep all is asked for, however long that takes', async () => {
  const listener = vi.fn()
  const missed = vi.fn()
  listenToLive('message', listener)
  listenToLive('missed', missed)
  startLive('user')
  await vi.advanceTimersByTimeAsync(0)
  const [first] = opened
  first?.emit('connect')
  expect([liveState().status, missed.mock.calls.length]).toEqual(['connected', 1])

  await vi.advanceTimersByTimeAsync(30 * MINUTE_MS)
  expect([liveState().status, opened.length]).toEqual(['connected', 1])
  first?.emit('message', { message: { seq: 2 } })
  expect(listener).toHaveBeenCalledOnce()

  // asleep: no timers run and no events arrive
  vi.setSystemTime(Date.now() + 30 * MINUTE_MS)
  first?.io.engine.emit('close', 'ping timeout')
  expect(liveState().status).toBe('error')
  // no network yet after waking
  for (let tries = 0; tries < 3; tries += 1) {
    await vi.advanceTimersByTimeAsync(10_000)
    opened.at(-1)?.emit('connect_error', new Error('websocket error'))
  }
  expect(liveState()).toMatchObject({ status: 'error', isPaused: true })
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(missed).toHaveBeenCalledOnce()
  opened.at(-1)?.emit('connect')
  expect([liveState().status, missed.mock.calls.length]).toEqual(['connected', 2])

  // late events of the previous socket are ignored
  first?.io.engine.emit('close', 'transport close')
  expect(liveState().status).toBe('connected')
})
