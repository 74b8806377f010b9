import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { ChannelEvent } from '#server/platform/events/events.ts'
import { compressTexts } from '../compress-texts.ts'
import { addResponseCache, type ResponseCache } from './response-cache.ts'

let http: FastifyInstance
let cache: ResponseCache
let isListening: boolean
let answered: number
let arrived: number
let gone: number
let emit: (event: ChannelEvent) => void
/** Renderings wait for this promise. */
let gate: Promise<void>
let open: () => void

const AD = '0190b5e0-0000-7000-8000-000000000001'
const OTHER_AD = '0190b5e0-0000-7000-8000-000000000002'
const AD_CHANGED: ChannelEvent = { type: 'cars_changed', ids: [AD] }

beforeEach(async () => {
  http = Fastify()
  arrived = 0
  gone = 0
  http.addHook('onRequest', async (_request, reply) => {
    arrived += 1
    reply.raw.once('close', () => (gone += 1))
  })
  isListening = true
  answered = 0
  gate = Promise.resolve()
  const events = { subscribe: (listener: typeof emit) => void (emit = listener), isListening: () => isListening }
  compressTexts(http)
  await http.register(async (scope) => {
    cache = addResponseCache(scope, events, { isPersonal: ({ headers }) => 'x-own' in headers })
    scope.all('/page', async (request, reply) => {
      answered += 1
      const number = answered
      for (const topic of ['cars', 'car:all']) request.rendering?.topics.add(topic)
      await gate
      return reply
        .type('text/html')
        .header('content-security-policy', `policy ${number}`)
        .send(`page ${number} ${request.headers.cookie} ${String(request.headers['save-data'] ?? '')}`.padEnd(2000))
    })
    scope.get('/ad', async (request, reply) => {
      answered += 1
      for (const topic of [`car:${AD}`, 'car:all']) request.rendering?.topics.add(topic)
      return reply.type('text/html').send(`ad ${answered}`)
    })
    scope.get('/list', async (request, reply) => {
      if ('x-busy' in request.headers && cache.sendPublicPage(request, reply)) return reply
      answered += 1
      const number = answered
      for (const topic of ['cars', `car:${AD}`, 'car:all']) request.rendering?.topics.add(topic)
      await gate
      return reply.type('text/html').send(`list ${number}`)
    })
    scope.get('/long', async (_request, reply) => {
      answered += 1
      return reply.type('text/html').send(`page ${answered} `.repeat(100_000))
    })
    scope.get('/cookie', async (_request, reply) => {
      answered += 1
      return reply.header('set-cookie', 'a=b').type('text/html').send('page')
    })
    scope.get('/missing', async (_request, reply) => {
      answered += 1
      return reply.code(404).type('text/html').send('page')
    })
    scope.get('/broken', async () => {
      answered += 1
      await gate
      throw new Error('broken')
    })
  })
})
afterEach(() => http.close())

const ask = async (url: string, headers: Record<string, string> = {}) =>
  (await http.inject({ url, headers })).body.trim()

function closeGate() {
  ;({ promise: gate, resolve: open } = Promise.withResolvers<void>())
}

test('a repeated request gets the cached response with its content type and policy', async () => {
  expect(await ask('/page')).toContain('page 1')
  expect(await ask('/page')).toContain('page 1')
  const { headers } = await http.inject({ url: '/page' })
  expect(headers['content-type']).toContain('text/html')
  expect(headers['content-security-policy']).toBe('policy 1')
})

test.each(['/page', '/long'])('%s is kept compressed, for those who read it so', async (url) => {
  for (const _ of ['anew', 'kept']) {
    const answer = await http.inject({ url, headers: { 'accept-encoding': 'br' } })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
    expect(answer.headers.vary).toBe('page-variant, save-data, accept-encoding')
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('page 1')
  }
  const plain = await http.inject({ url })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body).toContain('page 2')
})

test.each(['/page', '/long'])(
  '%s is cached in memory of its own size, not as a part of a larger buffer',
  async (url) => {
    const sent: Buffer[] = []
    http.addHook('onSend', async (_request, _reply, payload) => void sent.push(payload as Buffer))
    for (const _ of ['anew', 'kept']) await ask(url, { 'accept-encoding': 'br' })
    const [, cached] = sent
    expect(cached?.buffer.byteLength).toBe(cached?.length)
  },
)

test('a change of its topics invalidates a response, other changes do not', async () => {
  await ask('/page')
  emit({ type: 'texts_changed' })
  expect(await ask('/page')).toContain('page 1')
  emit(AD_CHANGED)
  expect(await ask('/page')).toContain('page 2')
})

test.each<[string, ChannelEvent]>([
  ['of that ad', AD_CHANGED],
  ['of too many ads to name them', { type: 'cars_changed', ids: 'all' }],
  ['that may have been missed', { type: 'events_missed' }],
])('the answer about one ad goes with a change %s, not with one of another ad', async (_name, event) => {
  await ask('/ad')
  emit({ type: 'cars_changed', ids: [OTHER_AD] })
  expect(await ask('/ad')).toBe('ad 1')
  emit(event)
  expect(await ask('/ad')).toBe('ad 2')
})

test('a change during rendering makes the response stale immediately', async () => {
  closeGate()
  const first = ask('/page')
  await expect.poll(() => answered).toBe(1)
  emit(AD_CHANGED)
  open()
  await first
  expect(await ask('/page')).toContain('page 2')
})

test('concurrent requests for a response that is not cached share one rendering', async () => {
  closeGate()
  const asked = Array.from({ length: 5 }, () => ask('/page'))
  await expect.poll(() => answered).toBe(1)
  open()
  expect(new Set(await Promise.all(asked)).size).toBe(1)
  expect(answered).toBe(1)
})

test('after a change one request renders, and others get the stale response meanwhile', async () => {
  await ask('/page')
  emit(AD_CHANGED)
  closeGate()
  const renderer = ask('/page')
  await expect.poll(() => answered).toBe(2)
  expect(await ask('/page')).toContain('page 1')
  open()
  expect(await renderer).toContain('page 2')
  expect(await ask('/page')).toContain('page 2')
})

test('each response states whether it came from the cache', async () => {
  const statusOf = async (url: string) => (await http.inject({ url })).headers['cache-status']
  closeGate()
  const asked = [statusOf('/page'), statusOf('/page')]
  await expect.poll(() => answered).toBe(1)
  open()
  expect(await Promise.all(asked)).toEqual(['sayyad; fwd=miss', 'sayyad; fwd=miss; collapsed'])
  expect(await statusOf('/page')).toBe('sayyad; hit')

  emit(AD_CHANGED)
  closeGate()
  const renderer = statusOf('/page')
  await expect.poll(() => answered).toBe(2)
  expect(await statusOf('/page')).toBe('sayyad; hit; detail=stale')
  open()
  expect(await renderer).toBe('sayyad; fwd=miss')
})

test('a stale list with a changed ad is not served while it is rendered again', async () => {
  expect(await ask('/list')).toBe('list 1')
  emit(AD_CHANGED)
  closeGate()
  const asked = [ask('/list'), ask('/list'), ask('/list')]
  await expect.poll(() => answered).toBe(2)
  open()
  expect(await Promise.all(asked)).toEqual(['list 2', 'list 2', 'list 2'])

  emit({ type: 'cars_changed', ids: [OTHER_AD] })
  closeGate()
  const renderer = ask('/list')
  await expect.poll(() => answered).toBe(3)
  expect(await ask('/list')).toBe('list 2')
  open()
  expect(await renderer).toBe('list 3')
})

test('requests after a change of an ad do not get a rendering that began before it', async () => {
  closeGate()
  const before = ask('/list')
  await expect.poll(() => answered).toBe(1)
  emit(AD_CHANGED)
  const after = [ask('/list'), ask('/list')]
  open()
  expect(await before).toBe('list 1')
  expect(await Promise.all(after)).toEqual(['list 2', 'list 2'])
  expect(answered).toBe(2)
})

test('a client that disconnects does not affect others that wait for the same rendering', async () => {
  await http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = http.server.address() as AddressInfo
  closeGate()
  const before = ask('/list')
  await expect.poll(() => answered).toBe(1)
  emit(AD_CHANGED)
  const client = new AbortController()
  const aborted = fetch(`http://127.0.0.1:${port}/list`, {
    signal: client.signal,
    headers: { 'accept-encoding': 'identity' },
  }).catch(() => 'aborted')
  await expect.poll(() => arrived).toBe(2)
  client.abort()
  expect(await aborted).toBe('aborted')
  await expect.poll(() => gone).toBe(1)
  open()
  expect(await before).toBe('list 1')
  expect(await ask('/list')).toBe('list 2')
})

test('frequent changes of an ad do not delay requests: a rendering that began after the request is sufficient', async () => {
  await ask('/list')
  emit(AD_CHANGED)
  closeGate()
  const asked = [ask('/list'), ask('/list')]
  await expect.poll(() => answered).toBe(2)
  emit(AD_CHANGED)
  open()
  expect(await Promise.all(asked)).toEqual(['list 2', 'list 2'])
})

test('a stale list with a changed ad is not served if its rendering fails', async () => {
  let isBroken = false
  await http.close()
  http = Fastify()
  await http.register(async (scope) => {
    addResponseCache(
      scope,
      { subscribe: (listener) => void (emit = listener), isListening: () => true },
      { isPersonal: () => false },
    )
    scope.get('/list', async (request, reply) => {
      request.rendering?.topics.add(`car:${AD}`)
      if (isBroken) throw new Error('broken')
      return reply.type('text/html').send('list')
    })
  })
  expect(await ask('/list')).toBe('list')
  emit(AD_CHANGED)
  isBroken = true
  for (const _ of ['once', 'again']) expect((await http.inject({ url: '/list' })).statusCode).toBe(500)
})

test('responses are cached for five seconds at most, even without events', async () => {
  const clock = vi.spyOn(performance, 'now')
  onTestFinished(() => clock.mockRestore())
  clock.mockReturnValue(1000)
  expect(await ask('/list')).toBe('list 1')
  clock.mockReturnValue(5999)
  expect(await ask('/list')).toBe('list 1')
  clock.mockReturnValue(6002)
  await expect.poll(() => ask('/list')).toBe('list 2')
})

test('at most two stale responses are rendered at a time, others are served stale', async () => {
  for (const place of [1, 2, 3]) await ask(`/page?q=${place}`)
  emit(AD_CHANGED)
  closeGate()
  const renderers = [ask('/page?q=1'), ask('/page?q=2')]
  await expect.poll(() => answered).toBe(5)
  expect(await ask('/page?q=3')).toContain('page 3')
  open()
  await Promise.all(renderers)
  expect(await ask('/page?q=3')).toContain('page 6')
})

test('a request that waits for a failed rendering renders on its own', async () => {
  closeGate()
  const asked = [ask('/broken'), ask('/broken')]
  await expect.poll(() => answered).toBe(1)
  open()
  await Promise.all(asked)
  expect(answered).toBe(2)
})

test('nothing is cached while events cannot be received', async () => {
  await ask('/page')
  isListening = false
  expect(await ask('/page')).toContain('page 2')
  expect(await ask('/page')).toContain('page 3')
})

test('personal responses are neither cached nor shared', async () => {
  await ask('/page', { 'x-own': 'yes' })
  expect(await ask('/page')).toContain('page 2')
  expect(await ask('/page', { 'x-own': 'yes' })).toContain('page 3')
})

test('the key contains the URL and the language, but no other cookies', async () => {
  await ask('/page', { cookie: 'preferred-language=ar' })
  expect(await ask('/page', { cookie: 'preferred-language=en' })).toContain('page 2')
  expect(await ask('/page?q=a=b', { cookie: 'preferred-language=ar' })).toContain('page 3')
  expect(await ask('/page', { cookie: 'other=x; preferred-language=ar' })).toContain('page 1')
})

test('EXPL-03 those who want compact cards never get the page with large pictures, nor the other way round', async () => {
  const shape = (cards: string) => ask('/page', { cookie: `cards=${cards}` })
  expect(await shape('compact')).toBe('page 1 cards=compact')
  expect(await ask('/page')).toBe('page 2')
  expect(await shape('compact')).toBe('page 1 cards=compact')
  for (const odd of ['', 'COMPACT', 'compact2', '[object]', 'compact"', '%63ompact', 'x'.repeat(3000), 'constructor']) {
    expect(await shape(odd)).toBe('page 2')
  }
  expect(answered).toBe(2)
})

test('who saves data, by a choice, a slow line or the hint of the browser, never gets the page of others, nor the other way round', async () => {
  const full = await ask('/page')
  expect(full).toBe('page 1')
  const savers: Record<string, string>[] = [
    { 'save-data': 'on' },
    { cookie: 'data-saver=on' },
    { cookie: 'data-saver=slow', 'save-data': 'on' },
  ]
  for (const headers of savers) expect(await ask('/page', headers)).toBe('page 2 data-saver=on')
  const others: Record<string, string>[] = [
    {},
    { cookie: 'data-saver=off' },
    { cookie: 'data-saver=off', 'save-data': 'on' },
    { 'save-data': 'off' },
    { cookie: 'data-saver=large' },
  ]
  for (const headers of others) expect(await ask('/page', headers)).toBe(full)
  expect(answered).toBe(2)
})

test('the page of those who save data is of one device, also behind a shared cache that does not know them', async () => {
  const cachingOf = async (headers: Record<string, string>) => {
    const answer = await http.inject({ url: '/page', headers })
    return [answer.headers['cache-control'], answer.headers['cdn-cache-control']]
  }
  const savers: Record<string, string>[] = [{ 'save-data': 'on' }, { cookie: 'data-saver=on' }]
  for (const headers of savers) expect(await cachingOf(headers)).toEqual(['private, no-cache', undefined])
  expect(await cachingOf({ 'page-variant': 'ar.system', 'save-data': 'on' })).toEqual(['private, no-cache', undefined])
  const { headers } = await http.inject({ url: '/page' })
  const asked = { 'if-none-match': String(headers['etag']), 'save-data': 'on' }
  expect((await http.inject({ url: '/page', headers: asked })).statusCode).toBe(200)
})

test('rendering sees only the preference cookies', async () => {
  expect(await ask('/page', { cookie: 'preferred-language=ar" "en; theme=dark; other=x' })).toBe('page 1 theme=dark')
  expect(await ask('/page', { cookie: 'theme=dark' })).toBe('page 1 theme=dark')
})

test.each([
  ['zstd', ['zstd', 'gzip, deflate, br, zstd', 'ZSTD;q=0.5, x', '*']],
  ['br', ['br', 'gzip, deflate, br', 'BR;q=0.5, x', 'br, zstd;q=0.5', 'zstd;q=0, *']],
  ['gzip', ['gzip', 'deflate, gzip;q=0.1', 'br;q=0, gzip', 'gzip, made-up']],
  [undefined, ['', 'identity', 'made-up', 'br;q=0.0', 'br" "en']],
])('what clients accept is one of four: %s', async (encoding, accepted) => {
  for (const one of accepted) {
    const answer = await http.inject({ url: '/long', headers: { 'accept-encoding': one } })
    expect(answer.headers['content-encoding']).toBe(encoding)
  }
  expect(answered).toBe(1)
})

test('different combinations of URLs and headers never share a key', async () => {
  await ask('/page?q=a', { 'accept-encoding': 'identity' })
  expect(await ask('/page?q=a%20identity')).toContain('page 2')
  expect(await ask('/page?q=a","identity', { 'accept-encoding': '' })).toContain('page 3')
})

test('responses with cookies, errors and other methods are never cached', async () => {
  await ask('/cookie')
  await ask('/cookie')
  await ask('/missing')
  await ask('/missing')
  await http.inject({ url: '/page', method: 'POST' })
  await http.inject({ url: '/page', method: 'POST' })
  expect(answered).toBe(6)
})

test('a page that the client has is not rendered again until it changes', async () => {
  http.addHook('onRequest', async (_request, { raw }) => void raw.setHeader('content-security-policy', 'usual'))
  const { headers } = await http.inject({ url: '/page' })
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  const etag = String(headers['etag'])
  const again = () => http.inject({ url: '/page', headers: { 'if-none-match': etag } })
  const unchanged = await again()
  expect([unchanged.statusCode, unchanged.body, unchanged.headers['etag']]).toEqual([304, '', etag])
  expect(unchanged.headers['content-security-policy']).toBeUndefined()
  expect((await http.inject({ url: '/page', headers: { 'if-none-match': etag, 'x-own': 'yes' } })).statusCode).toBe(200)
  emit(AD_CHANGED)
  expect((await again()).statusCode).toBe(200)
})

test('only caches that keep languages and themes apart may serve a page without asking', async () => {
  const headersOf = async (headers: Record<string, string>) => (await http.inject({ url: '/page', headers })).headers
  const browsers: Record<string, string>[] = [{}, { cookie: 'theme=dark' }, { 'page-variant': 'ar' }]
  for (const headers of browsers) expect(await headersOf(headers)).not.toHaveProperty('cdn-cache-control')
  const asked = { 'page-variant': 'en.dark', cookie: 'preferred-language=ar; theme=light' }
  expect(await headersOf(asked)).toMatchObject({
    'cdn-cache-control': 'public, max-age=1, stale-while-revalidate=1, stale-if-error=86400',
    'cache-control': 'public, max-age=0, must-revalidate, s-maxage=1, stale-while-revalidate=1',
  })
  expect(await ask('/page', asked)).toContain('preferred-language=en; theme=dark')
})

test('responses of one person or one device, errors and those with cookies are not shared', async () => {
  const cachingOf = async (url: string, headers: Record<string, string> = {}) =>
    (await http.inject({ url, headers })).headers['cache-control']
  expect(await cachingOf('/page', { 'x-own': 'yes' })).toBe('private, no-store')
  expect(await cachingOf('/cookie')).toBe('private, no-store')
  expect(await cachingOf('/page', { cookie: 'cards=compact' })).toBe('private, no-cache')
  expect(await cachingOf('/missing')).toBe('private, no-cache')
  expect(await cachingOf('/page?unknown=1')).toBe('private, no-cache')
})

test('under overload a user gets the page of visitors, marked as such and for nobody else', async () => {
  const asUser = () => http.inject({ url: '/list', headers: { 'x-own': 'yes', 'x-busy': 'yes' } })
  expect((await asUser()).body).toBe('list 1')
  await ask('/list')
  const shown = await asUser()
  expect(shown.body).toBe('list 2')
  expect(shown.headers).toMatchObject({ 'cache-control': 'private, no-store', 'server-timing': 'shown-signed-out' })
  expect(shown.headers['etag']).toBeUndefined()
  emit(AD_CHANGED)
  expect((await asUser()).body).toBe('list 3')
})

test('a shared cache may keep a list that is already out of date for a moment only', async () => {
  await http.close()
  http = Fastify()
  const events = {
    subscribe: (listener: typeof emit) => void (listeners = [...listeners, listener]),
    isListening: () => true,
  }
  let listeners: (typeof emit)[] = []
  await http.register(async (scope) => {
    addResponseCache(scope, events, { isPersonal: () => false, sharedCaches: [{ purge: async () => {} }] })
    scope.get('/list', async (request, reply) => {
      answered += 1
      request.rendering?.topics.add('cars')
      await gate
      return reply.type('text/html').send('list')
    })
  })
  const lifetime = async () =>
    (await http.inject({ url: '/list', headers: { 'page-variant': 'ar.system' } })).headers['cdn-cache-control']
  expect(await lifetime()).toContain('max-age=30,')
  for (const listener of listeners) listener(AD_CHANGED)
  closeGate()
  const renderer = lifetime()
  await expect.poll(() => answered).toBe(2)
  expect(await lifetime()).toContain('max-age=1,')
  open()
  expect(await renderer).toContain('max-age=30,')
})
