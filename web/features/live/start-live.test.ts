import { EventEmitter } from 'node:events'
import { beforeEach, expect, test, vi } from 'vitest'
import { MINUTE_MS } from '#domain/durations.ts'
import { watchFetch } from '#web/rendering/watched-fetch.ts'
import { listenToLive, liveState } from './live-store.ts'
import { startLive } from './start-live.ts'

/** Stands for the client of Socket.IO; `live-channel.test.ts` runs the real one against its server. */
class GivenSocket extends EventEmitter {
  connected = false
  readonly io = { engine: new EventEmitter() }
  private hear: (name: string, news?: unknown) => void = () => {}
  onAny(listener: typeof this.hear) {
    this.hear = listener
  }
  disconnect() {
    this.connected = false
  }
  accept() {
    this.connected = true
    this.emit('connect')
  }
  receive(name: string, news: unknown) {
    this.hear(name, news)
  }
  lose() {
    this.emit('disconnect', 'transport close')
  }
}

const opened: GivenSocket[] = []
vi.mock('socket.io-client', () => ({
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
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('location', { origin: 'http://localhost' })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

test('MSG-11 MSG-17 after 30 minutes without events messages still arrive; after 30 minutes of sleep all are fetched, however long that takes', async () => {
  const listener = vi.fn()
  const missed = vi.fn()
  listenToLive('message', listener)
  listenToLive('missed', missed)
  startLive('user')
  await vi.advanceTimersByTimeAsync(0)
  const [first] = opened
  first?.accept()
  expect([liveState().status, missed.mock.calls.length]).toEqual(['connected', 1])

  await vi.advanceTimersByTimeAsync(30 * MINUTE_MS)
  expect([liveState().status, opened.length]).toEqual(['connected', 1])
  first?.receive('message', { message: { seq: 2 } })
  expect(listener).toHaveBeenCalledOnce()

  // asleep: no timers run and no events arrive
  vi.setSystemTime(Date.now() + 30 * MINUTE_MS)
  first?.lose()
  expect(liveState().status).toBe('error')
  // no network yet after waking
  for (let tries = 0; tries < 3; tries += 1) {
    await vi.advanceTimersByTimeAsync(10_000)
    opened.at(-1)?.lose()
  }
  expect(liveState()).toMatchObject({ status: 'error', isPaused: true })
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(missed).toHaveBeenCalledOnce()
  opened.at(-1)?.accept()
  expect([liveState().status, missed.mock.calls.length]).toEqual(['connected', 2])

  // late events of the previous socket are ignored
  first?.lose()
  expect(liveState().status).toBe('connected')
})

test('MSG-12 a lost connection comes back with the next successful request, at most every 30 seconds if only sockets fail', async () => {
  let respond: () => Promise<Response>
  const site = { fetch: (_address: string) => respond() }
  const request = (response: () => Promise<Response>) => {
    respond = response
    return site.fetch('/api/v1/cars').catch(() => {})
  }
  const answers = (status: number) => async () => new Response(null, { status })
  vi.stubGlobal('window', site)
  watchFetch()
  startLive('other user')
  await vi.advanceTimersByTimeAsync(0)
  opened.at(-1)?.accept()
  const fail = () => opened.at(-1)?.lose()

  // answered by the server that is stopping
  const early = Promise.withResolvers<Response>()
  const isAnswered = request(() => early.promise)
  fail()
  early.resolve(new Response())
  await isAnswered
  expect(liveState().status).toBe('error')

  await vi.advanceTimersByTimeAsync(1)
  await request(answers(200))
  expect(liveState().status).toBe('connecting')
  opened.at(-1)?.accept()
  expect(liveState().status).toBe('connected')

  // requests pass, sockets do not
  fail()
  const before = opened.length
  for (let seconds = 0; seconds < 60; seconds += 3) {
    await vi.advanceTimersByTimeAsync(3000)
    await request(answers(200))
    fail()
  }
  expect(liveState()).toMatchObject({ status: 'error', isPaused: true })
  expect(opened.length - before).toBeLessThanOrEqual(5)

  await request(answers(502))
  await request(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(liveState().isPaused).toBe(true)
  await request(answers(404))
  await vi.advanceTimersByTimeAsync(0)
  expect(liveState()).toMatchObject({ status: 'connecting', isPaused: false })
})
