import { expect, onTestFinished, test, vi } from 'vitest'
import { loadCode, loadData } from './load-code.ts'
import { noteAnswer } from './server-answers.ts'

const lost = () => new TypeError('Failed to fetch')
const fromSite = () => new Response('{}', { headers: { 'x-request-id': 'one' } })
const fromHotel = () => new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } })

/** A site at the end of a line that can be cut. Its answers to the question whether it is reached are counted. */
function givenLine({ isCut = true } = {}) {
  const line = { isCut, asked: 0 }
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('fetch', async () => {
    line.asked += 1
    if (line.isCut) throw lost()
    return Response.json({ status: 'ok' })
  })
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  return line
}

/** Loads something over a line that has been cut for half a minute, so that the next try is half a minute away. */
async function givenWaiting(load: typeof loadCode, line: { isCut: boolean }) {
  const waiting = { loaded: '' }
  void load(async () => {
    if (line.isCut) throw lost()
    return 'loaded'
  }).then((loaded) => Object.assign(waiting, { loaded }))
  await vi.advanceTimersByTimeAsync(32_000)
  expect(waiting.loaded).toBe('')
  return waiting
}

for (const [what, load] of [
  ['code', loadCode],
  ['data', loadData],
] as const) {
  test(`ERRB-04 ${what} that did not come are loaded at once when another request was answered`, async () => {
    const line = givenLine()
    const waiting = await givenWaiting(load, line)
    line.isCut = false
    noteAnswer(fromSite(), 0)
    await vi.advanceTimersByTimeAsync(0)
    expect(waiting.loaded).toBe('loaded')
  })

  test(`ERRB-04 ${what} that did not come are loaded at once when the browser is online`, async () => {
    const line = givenLine()
    const waiting = await givenWaiting(load, line)
    line.isCut = false
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(waiting.loaded).toBe('loaded')
  })
}

test('all that wait share the questions, and what others answer in place of the site leads to none', async () => {
  const line = givenLine()
  await Promise.all([givenWaiting(loadCode, line), givenWaiting(loadData, line)])
  const { asked } = line
  noteAnswer(fromHotel(), 0)
  noteAnswer(new Response('', { status: 502, headers: { 'x-request-id': 'one' } }), 0)
  await vi.advanceTimersByTimeAsync(0)
  expect(line.asked).toBe(asked)
  noteAnswer(fromSite(), 0)
  await vi.advanceTimersByTimeAsync(0)
  expect(line.asked).toBe(asked + 1)
  line.isCut = false
  await vi.advanceTimersByTimeAsync(30_000)
})

test.each([
  ['the answer is lost', lost],
  ['a proxy answers', () => Object.assign(new Error('Bad gateway'), { status: 502 })],
])('ERRB-04 data are loaded again if %s, though the site is reached in between', async (_what, failure) => {
  givenLine({ isCut: false })
  const answers = [failure, failure, failure]
  const load = async () => {
    const next = answers.pop()
    if (next) throw next()
    return 'loaded'
  }
  await expect(loadData(load)).resolves.toBe('loaded')
})

test('data that never come, though the site is reached, are an error in the end', async () => {
  const line = givenLine({ isCut: false })
  await expect(loadData(() => Promise.reject(lost()))).rejects.toThrow('Failed to fetch')
  expect(line.asked).toBe(3)
})

test('what the site refuses is an error at once', async () => {
  const line = givenLine({ isCut: false })
  const refused = Object.assign(new Error('Not found'), { status: 404 })
  await expect(loadData(() => Promise.reject(refused))).rejects.toBe(refused)
  expect(line.asked).toBe(0)
})
