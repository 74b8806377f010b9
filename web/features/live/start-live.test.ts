import { beforeEach, expect, test, vi } from 'vitest'
import { MINUTE_MS } from '#domain/durations.ts'
import { watchServerAnswers } from '#web/platform/server-answers.ts'
import { listenToLive, liveState } from './live-store.ts'
import { startLive } from './start-live.ts'

const opened: GivenSocket[] = []

/** A WebSocket whose server sends packets by `emitPacket`. */
class GivenSocket extends EventTarget {
  static readonly OPEN = 1
  readonly readyState = GivenSocket.OPEN
  constructor() {
    super()
    opened.push(this)
  }
  send() {}
  close() {}
  emitPacket(data: string) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  ping = () => this.emitPacket('2')
  /** The server accepts the connection and pings it every 25 seconds until `ping` is replaced. */
  accept() {
    this.emitPacket('0{"pingInterval":25000,"pingTimeout":20000}')
    this.emitPacket('40{}')
    setInterval(() => this.ping(), 25_000)
  }
}

const page = new EventTarget()
const tab = Object.assign(new EventTarget(), { visibilityState: 'visible' })
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', tab)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('location', { origin: 'http://localhost' })
  vi.stubGlobal('WebSocket', GivenSocket)
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
  first?.accept()
  expect([liveState().status, missed.mock.calls.length]).toEqual(['connected', 1])

  await vi.advanceTimersByTimeAsync(30 * MINUTE_MS)
  expect([liveState().status, opened.length]).toEqual(['connected', 1])
  first?.emitPacket('42["message",{"message":{"seq":2}}]')
  expect(listener).toHaveBeenCalledOnce()

  // asleep: no timers run and no events arrive
  vi.setSystemTime(Date.now() + 30 * MINUTE_MS)
  first?.dispatchEvent(new Event('close'))
  expect(liveState().status).toBe('error')
  // no network yet after waking
  for (let tries = 0; tries < 3; tries += 1) {
    await vi.advanceTimersByTimeAsync(10_000)
    opened.at(-1)?.dispatchEvent(new Event('close'))
  }
  expect(liveState()).toMatchObject({ status: 'error', isPaused: true })
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(missed).toHaveBeenCalledOnce()
  opened.at(-1)?.accept()
  expect([liveState().status, missed.mock.calls.length]).toEqual(['connected', 2])

  // late events of the previous socket are ignored
  first?.dispatchEvent(new Event('close'))
  expect(liveState().status).toBe('connected')
})

test('MSG-12 a lost connection comes back with the next successful request, at most every 30 seconds if only sockets fail', async () => {
  let respond: () => Promise<Response>
  const site = { fetch: () => respond() }
  const request = (response: () => Promise<Response>) => {
    respond = response
    return site.fetch().catch(() => {})
  }
  const answers = (status: number) => async () => new Response(null, { status })
  vi.stubGlobal('window', site)
  watchServerAnswers()
  startLive('other user')
  await vi.advanceTimersByTimeAsync(0)
  opened.at(-1)?.accept()
  const fail = () => opened.at(-1)?.dispatchEvent(new Event('close'))

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
