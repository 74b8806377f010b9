import { expect, onTestFinished, test, vi } from 'vitest'
import { watchFetch } from './watched-fetch.ts'

const ORIGIN = 'http://localhost:3000'

/** A server that does not respond to the first request for each page, but to health checks. */
function givenServer() {
  const asked: string[] = []
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const url = input instanceof Request ? input.url : input.toString()
    asked.push(url.replace(ORIGIN, ''))
    if (asked.length === 1) throw new TypeError('Failed to fetch')
    return new Response('ok')
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
  expect(await (await fetch(address())).text()).toBe('ok')
  expect(asked).toHaveLength(3)
  expect(asked[1]).toBe('/api/health')
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
