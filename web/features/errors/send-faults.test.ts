import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { FaultReport } from '#contract/client-faults.ts'
import type { ErrorRecord } from '#web/platform/pages/error-log.ts'
import { isFault } from './report-faults.ts'

interface Sent {
  page_version: string
  faults: FaultReport[]
}

let requests: Sent[]
let isOnline: boolean
let status: number
let page: EventTarget
let sendFault: typeof import('./send-faults.ts').sendFault
beforeEach(async () => {
  requests = []
  isOnline = true
  status = 204
  page = new EventTarget()
  vi.useFakeTimers()
  vi.stubGlobal('window', { __reactRouterManifest: { version: 'a1b2' } })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    // as browsers do with requests that may outlive the page
    if (!isOnline || new TextEncoder().encode(body).length > 65_536) throw new TypeError('Failed to fetch')
    requests.push(JSON.parse(body) as Sent)
    return new Response(null, { status })
  })
  vi.resetModules()
  ;({ sendFault } = await import('./send-faults.ts'))
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
})

const record = (changes: Partial<ErrorRecord> = {}): ErrorRecord => ({
  id: crypto.randomUUID(),
  error: null,
  type: 'render',
  severity: 'critical',
  name: 'TypeError',
  message: 'x is null',
  status: undefined,
  stack: 'TypeError: x is null',
  context: { url: 'https://sayyad.example/car/7?from=x', timestamp: '', componentStack: 'at Card' },
  ...changes,
})

test('ERRB-07 repeats within a second are sent as one, with the version of the page', async () => {
  const first = record()
  for (const one of [first, record(), record({ message: 'y is null' }), record()]) sendFault(one)
  await vi.advanceTimersByTimeAsync(1000)
  expect(requests).toEqual([
    {
      page_version: 'a1b2',
      faults: [
        {
          id: first.id,
          type: 'render',
          message: 'TypeError: x is null',
          stack: 'TypeError: x is null',
          component_stack: 'at Card',
          page: '/car/7',
          times: 3,
        },
        expect.objectContaining({ message: 'TypeError: y is null', times: 1 }),
      ],
    },
  ])
})

test('ERRB-07 a fault that goes on is sent ever less often', async () => {
  for (let second = 0; second < 600; second += 1) {
    sendFault(record())
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(requests.length).toBeLessThan(12)
  expect(requests.flatMap(({ faults }) => faults).reduce((sum, { times }) => sum + times, 0)).toBeGreaterThan(300)
})

test('ERRB-07 without a connection faults wait for the next one, and leaving the page sends them at once', async () => {
  isOnline = false
  sendFault(record())
  await vi.advanceTimersByTimeAsync(1000)
  isOnline = true
  page.dispatchEvent(new Event('online'))
  expect(requests).toHaveLength(1)
  sendFault(record({ message: 'z is null' }))
  page.dispatchEvent(new Event('pagehide'))
  expect(requests).toHaveLength(2)
})

test('ERRB-07 what is too long is cut', async () => {
  const long = 'م'.repeat(100_000)
  sendFault(
    record({ message: long, stack: long, context: { url: 'https://x.example/', timestamp: '', componentStack: long } }),
  )
  await vi.advanceTimersByTimeAsync(1000)
  expect(
    requests[0]?.faults.map(({ message, stack, component_stack }) =>
      [message, stack, component_stack].map((text) => text.length),
    ),
  ).toEqual([[1000, 6000, 6000]])
})

test('ERRB-07 many long faults are sent in several requests, since browsers refuse large ones', async () => {
  const long = 'م'.repeat(100_000)
  const names = ['one', 'two', 'three', 'four', 'five', 'six']
  for (const name of names)
    sendFault(
      record({
        message: name,
        stack: long,
        context: { url: 'https://x.example/', timestamp: '', componentStack: long },
      }),
    )
  await vi.advanceTimersByTimeAsync(600_000)
  expect(requests.flatMap(({ faults }) => faults.map(({ message }) => message))).toEqual(
    names.map((name) => `TypeError: ${name}`),
  )
})

test('ERRB-07 a text that cannot be stored is mended, so that the other faults of the request arrive', async () => {
  sendFault(record({ message: 'half a letter \ud800 and\0 nothing' }))
  await vi.advanceTimersByTimeAsync(1000)
  expect(requests[0]?.faults[0]?.message).toBe('TypeError: half a letter \ufffd and nothing')
})

test('ERRB-07 those of a loop that differ in a number are one, and a flood is limited', async () => {
  for (let item = 0; item < 1000; item += 1) sendFault(record({ message: `no item ${item}` }))
  for (let item = 0; item < 1000; item += 1) sendFault(record({ message: `no ${'x'.repeat(item)}` }))
  await vi.advanceTimersByTimeAsync(3_600_000)
  const faults = requests.flatMap((request) => request.faults)
  expect(faults[0]).toMatchObject({ message: 'TypeError: no item 0', times: 1000 })
  expect(faults).toHaveLength(50)
  // the server refuses more at once
  expect(Math.max(...requests.map((request) => request.faults.length))).toBe(10)
})

test('ERRB-07 while the server takes no reports they wait, and what it refuses is not sent again', async () => {
  for (status of [429, 503]) {
    sendFault(record({ message: String.fromCodePoint(status) }))
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(requests.length).toBeGreaterThan(1)
    status = 204
    await vi.advanceTimersByTimeAsync(600_000)
    requests = []
  }
  status = 400
  sendFault(record())
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(requests).toHaveLength(1)
})

test.each<[string, Partial<ErrorRecord>, boolean]>([
  ['an error of a component', {}, true],
  ['an error that nothing caught', { type: 'window' }, true],
  ['a warning', { type: 'promise', severity: 'warning' }, false],
  ['a lost connection', { type: 'route', message: 'Failed to fetch' }, false],
  ['a connection that Safari lost', { type: 'route', message: 'Load failed' }, false],
  ['code that the server does not have', { message: 'Failed to fetch dynamically imported module: x' }, true],
  ['a fault with `fetch` in its words', { message: 'q.fetchNextPage is not a function' }, true],
  ['a size that is measured in the next frame', { message: 'ResizeObserver loop limit exceeded' }, false],
  ['a script of others', { type: 'window', message: 'Script error.' }, false],
  ['what failed on the server', { type: 'route', message: 'Unexpected Server Error' }, false],
  ['an answer of the server', { type: 'route', message: 'Not found', status: 404 }, false],
])('ERRB-07 %s is reported: %s', (_name, changes, isReported) => expect(isFault(record(changes))).toBe(isReported))
