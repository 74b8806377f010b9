import { beforeEach, expect, test, vi } from 'vitest'

const CAR = '0199f2a4-7c2e-7b3a-9a51-0f4c2d6e8b10'

let listeners: Map<string, () => void>
let sent: { session_id: string; events: { call: string; seconds_ago: number }[] }[]
let fetch: ReturnType<typeof vi.fn>
beforeEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
  vi.useFakeTimers()
  listeners = new Map()
  sent = []
  const addEventListener = (name: string, listener: () => void) => listeners.set(name, listener)
  fetch = vi.fn(async (_: string, { body }: { body: string }) => void sent.push(JSON.parse(body)))
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('location', { pathname: '/explore' })
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener })
  vi.stubGlobal('addEventListener', addEventListener)
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

async function queue() {
  const { track, withQueue } = await import('./public.ts')
  const share = () => track({ call: 'track_car_interaction', car_id: CAR, interaction_type: 'share' })
  // an interaction loads the code
  const used = withQueue(() => {})
  listeners.get('keydown')?.()
  await used
  return { share, withQueue }
}
const calls = () => sent.map(({ events }) => events.map(({ call }) => call))
const SHARED = 'track_car_interaction'

test('EVENT-01 events are sent together, a second after the last one', async () => {
  const { share } = await queue()
  await share()
  await vi.advanceTimersByTimeAsync(999)
  await share()
  await vi.advanceTimersByTimeAsync(999)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(calls()).toEqual([[SHARED, SHARED]])
  expect(sent[0]?.events.map(({ seconds_ago }) => seconds_ago)).toEqual([2, 1])
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true })
})

test.each(['visibilitychange', 'pagehide'])(
  'EVENT-01 at %s waiting events are sent at once, with the view that ends',
  async (name) => {
    const { share, withQueue } = await queue()
    await withQueue(({ beginView }) => beginView(CAR))
    await share()
    vi.stubGlobal('document', { visibilityState: 'hidden' })
    listeners.get(name)?.()
    listeners.get(name)?.()
    expect(calls()).toEqual([[SHARED, SHARED]])
    expect(sent[0]?.events[1]).toMatchObject({ interaction_type: 'view', duration_seconds: 0 })
  },
)

test('EVENT-01 a search counts once, with its filters and without its order and page', async () => {
  const { withQueue } = await queue()
  const search = { q: 'camry', make: ['toyota', 'kia'], price_max: 9000 }
  await withQueue(({ addSearch }) => addSearch({ ...search, sort: 'newest' }, 3))
  await withQueue(({ addSearch }) => addSearch({ ...search, sort: 'price_asc', after: '1_2' }, 3))
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent[0]?.events).toMatchObject([
    { query: 'camry', filters: { make: 'toyota,kia', price_max: '9000' }, results_count: 3, page_url: '/explore' },
  ])
  expect(sent[0]?.events).toHaveLength(1)
})

test('EVENT-01 the session is that of the tab, also where storage is forbidden', async () => {
  const { share } = await queue()
  await share()
  await vi.advanceTimersByTimeAsync(1000)
  vi.resetModules()
  const reloaded = await queue()
  await reloaded.share()
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent[1]?.session_id).toBe(sent[0]?.session_id)

  vi.stubGlobal('sessionStorage', undefined)
  vi.resetModules()
  const forbidden = await queue()
  await forbidden.share()
  await vi.advanceTimersByTimeAsync(1000)
  await forbidden.share()
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent[3]?.session_id).toBe(sent[2]?.session_id)
  expect(sent[2]?.session_id).not.toBe(sent[0]?.session_id)
})

test('EVENT-01 failures are only logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  fetch.mockRejectedValue(new Error('offline'))
  const { share } = await queue()
  await share()
  await vi.advanceTimersByTimeAsync(1000)
  expect(warn).toHaveBeenCalledOnce()
})

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'EVENT-02 nothing is counted for browsers that ask so: %o',
  async (asking) => {
    vi.stubGlobal('navigator', asking)
    const { share } = await queue()
    await share()
    await vi.advanceTimersByTimeAsync(5000)
    expect([sent, listeners.size]).toEqual([[], 0])
  },
)
