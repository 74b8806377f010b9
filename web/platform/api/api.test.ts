import { globSync, readFileSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { browserApi, pageApi } from './api.ts'

vi.mock('virtual:contract-routes', () => ({ routes: { 'texts.list': 'GET /website-texts' } }))

/** A site whose first answer is lost. */
function givenLostAnswer() {
  const asked: string[] = []
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    if (asked.length === 1) throw new TypeError('Failed to fetch')
    return Response.json([])
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return asked
}

test('ERRB-04 the data of a page are asked for again after a lost answer; a call of a button fails at once', async () => {
  const asked = givenLostAnswer()
  await expect(pageApi.texts.list()).resolves.toEqual([])
  expect(asked).toEqual(['/api/v1/website-texts', '/api/health/live', '/api/v1/website-texts'])
  givenLostAnswer()
  await expect(browserApi.texts.list()).rejects.toThrow('Failed to fetch')
})

test('ERRB-04 a call on a line that takes requests and never answers fails like one without a connection', async () => {
  const patience = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
  vi.stubGlobal('fetch', async (_address: string, { signal }: { signal: AbortSignal }) => {
    queueMicrotask(() => patience.abort(new DOMException('Timed out', 'TimeoutError')))
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  await expect(browserApi.texts.list()).rejects.toThrow(TypeError)
})

test('ERRB-04 the loaders of all pages in the browser wait for the line', () => {
  const routes = globSync('web/routes/*.tsx').map((path) => ({ path, source: readFileSync(path, 'utf8') }))
  expect(routes.filter(({ source }) => source.includes('pageApi')).length).toBeGreaterThan(10)
  expect(routes.filter(({ source }) => source.includes('browserApi')).map(({ path }) => path)).toEqual([])
})
