import { expect, onTestFinished, test, vi } from 'vitest'
import { watchFetch } from './watched-fetch.ts'

const ORIGIN = 'http://localhost:3000'

function lose(): never {
  throw new TypeError('Failed to fetch')
}

/** @param first the answer to the first request, by default none; others are answered */
function givenServer(first: () => Response = lose) {
  const asked: string[] = []
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const url = input instanceof Request ? input.url : input.toString()
    asked.push(url.replace(ORIGIN, ''))
    if (asked.length === 1) return first()
    return Response.json('ok')
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  watchFetch()
  return asked
}

test.each([
  ['data by Request', () => new Request(`${ORIGIN}/my-ads.data?_routes=root`)],
  ['data by URL', () => new URL(`${ORIGIN}/explore.data`)],
  ['a manifest by URL', () => new URL(`${ORIGIN}/__manifest?p=%2Fexplore`)],
])('%s is requested again once the server responds', async (_name, address) => {
  const asked = givenServer()
  expect(await (await fetch(address())).text()).toBe('"ok"')
  expect(asked).toHaveLength(3)
  expect(asked[1]).toBe('/api/health/live')
  expect(asked[2]).toBe(asked[0])
})

test.each([
  ['the API', () => `${ORIGIN}/api/v1/cars`],
  ['a form', () => new Request(`${ORIGIN}/my-ads.data`, { method: 'POST', body: 'a=b' })],
])('a request for %s fails at once', async (_name, request) => {
  const asked = givenServer()
  await expect(fetch(request())).rejects.toThrow('Failed to fetch')
  expect(asked).toHaveLength(1)
})

test.each([
  [
    'a line that is lost in the middle',
    () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) })),
  ],
  ['a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } })],
])('data of a page are requested again after the answer of %s', async (_name, answer) => {
  const asked = givenServer(answer)
  expect(await (await fetch(`${ORIGIN}/my-ads.data`)).text()).toBe('"ok"')
  expect(asked).toEqual(['/my-ads.data', '/api/health/live', '/my-ads.data'])
})

const DATA = `${ORIGIN}/explore.data`

test.each([
  ['a Request', (signal: AbortSignal) => fetch(new Request(DATA, { signal }))],
  ['its options', (signal: AbortSignal) => fetch(DATA, { signal })],
])('a request for data ends with the signal of %s', async (_name, ask) => {
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal(
    'fetch',
    async (_asked: unknown, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  watchFetch()
  const leaving = new AbortController()
  const asked = ask(leaving.signal)
  leaving.abort()
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
})
