import { request as send } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { claimsSession } from '#server/features/accounts/public.ts'
import type { ChannelEvent } from '#server/platform/events/events.ts'
import { compressTexts } from '#server/platform/http/compress-texts.ts'
import { givenSharedCache } from '#server/testing/given-shared-cache.ts'
import { hasSharedCache, type CacheName } from '#server/testing/start-shared-cache.ts'
import { findFreePort } from '#server/testing/run-program.ts'
import { withoutCampaign } from '#server/platform/http/cache/known-params.ts'
import { purgeByHttp } from '#server/platform/http/cache/purge-by-http.ts'
import { addResponseCache } from '#server/platform/http/cache/response-cache.ts'

const HOST = 'cars.example'
const CAR = '0190b5e0-0000-7000-8000-000000000001'
const OTHER_CAR = '0190b5e0-0000-7000-8000-000000000002'

interface Given {
  /** Sends a GET request to the cache. */
  ask: (url: string, headers?: Record<string, string>) => Promise<Answer>
  emit: (event: ChannelEvent) => void
  /** URLs of requests that reached the server. */
  reached: string[]
  /** What the pages of cars say. */
  state: { price: number; waits: Promise<void> }
  stop: () => Promise<void>
}

interface Answer {
  status: number
  headers: Record<string, unknown>
  body: string
}

async function givenServer(name: CacheName, { canPurge = true } = {}): Promise<Given> {
  const port = await findFreePort()
  const url = await givenSharedCache(name, port)
  const state = { price: 1, waits: Promise.resolve() }
  const reached: string[] = []
  const listeners: ((event: ChannelEvent) => void)[] = []
  const http: FastifyInstance = Fastify({ rewriteUrl: ({ url: asked = '' }) => withoutCampaign(asked) })
  compressTexts(http)
  http.get('/api/health/live', async () => 'ok')
  await http.register(async (scope) => {
    scope.addHook('onRequest', async (request) => void reached.push(request.url))
    const events = {
      subscribe: (listener: (event: ChannelEvent) => void) => void listeners.push(listener),
      isListening: () => true,
    }
    addResponseCache(scope, events, {
      isPersonal: ({ headers }) => claimsSession(headers.cookie) || headers.authorization !== undefined,
      sharedCaches: canPurge ? [purgeByHttp(url, HOST)] : [],
    })
    scope.get('/car/:id', async (request, reply) => {
      for (const topic of [`car:${CAR}`, 'car:all', 'texts']) request.rendering?.topics.add(topic)
      const text = `price ${state.price}; cookies ${request.headers.cookie}; `
      await state.waits
      return reply.type('text/html').send(text)
    })
    scope.get('/choose', async (_request, reply) => reply.header('set-cookie', 'a=b').type('text/html').send('chosen'))
    scope.get('/gone', async (_request, reply) => reply.code(404).type('text/html').send('gone'))
    scope.get('/broken', async () => Promise.reject(new Error('broken')))
  })
  await http.listen({ port, host: '127.0.0.1' })
  onTestFinished(() => http.close())
  await expect.poll(async () => (await askAt(url, '/car/0')).status).toBe(200)
  reached.length = 0
  const ask: Given['ask'] = (path, headers) => askAt(url, path, headers)
  const emit = (event: ChannelEvent) => listeners.forEach((listener) => listener(event))
  return { ask, emit, reached, state, stop: () => http.close() }
}

const askAt = (url: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const options = { headers: { host: HOST, connection: 'close', ...headers } }
    send(url + path, options, (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => (body += chunk.toString()))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
      .on('error', reject)
      .end()
  })

const VARIANTS = ['ar', 'en'].flatMap((lang) =>
  ['system', 'light', 'dark'].map((theme) => `_ga=1; preferred-language=${lang}; theme=${theme}; other=x`),
)
const bodyOf = async (asked: Promise<Answer>) => (await asked).body

describe.each<CacheName>(['nginx', 'varnish'])('%s', (name) => {
  let given: Given
  beforeEach(async (context) => {
    context.skip(!hasSharedCache(name))
    given = await givenServer(name)
  })

  test('keeps a page once for each language and theme, and never shows another one', async () => {
    const { ask, reached } = given
    const first = await Promise.all(VARIANTS.map((cookie) => bodyOf(ask('/car/1', { cookie }))))
    expect(new Set(first).size).toBe(6)
    expect(first[5]).toContain('cookies preferred-language=en; theme=dark;')
    expect(await Promise.all(VARIANTS.map((cookie) => bodyOf(ask('/car/1', { cookie }))))).toEqual(first)
    expect(await bodyOf(ask('/car/1'))).toBe(first[0])
    expect(reached.length).toBe(6)
  })

  test('never keeps a page of a person, and never shows a kept one to a person', async () => {
    const { ask, reached } = given
    const people: Record<string, string>[] = [
      { cookie: 'sayyad.session_token=x' },
      { cookie: 'theme=dark; __Secure-sayyad.session_token=x' },
      { authorization: 'Bearer x' },
    ]
    for (const headers of people) {
      reached.length = 0
      await ask('/car/1')
      for (const _ of ['once', 'again']) {
        const { headers: got } = await ask('/car/1', headers)
        expect(got['cache-control']).toBe('private, no-store')
        expect(got['etag']).toBeUndefined()
      }
      expect(reached.filter((url) => url === '/car/1').length).toBeGreaterThanOrEqual(2)
      expect((await ask('/car/1')).headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    }
  })

  test('keeps neither responses that set a cookie nor errors nor pages with compact cards', async () => {
    const { ask, reached } = given
    for (const url of ['/choose', '/broken', '/gone']) {
      await ask(url)
      await ask(url)
    }
    for (const _ of ['once', 'again']) await ask('/car/1', { cookie: 'cards=compact' })
    expect(await bodyOf(ask('/car/1'))).toContain('cookies ;')
    expect(reached).toEqual(expect.arrayContaining(['/choose', '/choose', '/gone', '/gone']))
    expect(reached.filter((url) => url === '/broken').length).toBeGreaterThanOrEqual(2)
    expect(reached.filter((url) => url === '/car/1').length).toBe(3)
  })

  test('never shows a kept page to visitors who save data, and never keeps theirs', async () => {
    const { ask, reached } = given
    const kept = await bodyOf(ask('/car/1'))
    const savers: Record<string, string>[] = [
      { 'save-data': 'on' },
      { cookie: 'data-saver=on' },
      { cookie: 'theme=dark; data-saver=slow' },
    ]
    for (const headers of savers) {
      for (const _ of ['once', 'again']) {
        const { body, headers: got } = await ask('/car/1', headers)
        expect(body).toContain('data-saver=on')
        expect(got['cache-control']).toBe('private, no-cache')
      }
    }
    reached.length = 0
    for (const cookie of ['', 'data-saver=off']) expect(await bodyOf(ask('/car/1', { cookie }))).toBe(kept)
    expect(reached).toEqual([])
  })

  test('the parameters of campaigns do not make another page', async () => {
    const { ask, reached } = given
    for (const query of ['', '?utm_source=x', '?utm_source=x&utm_medium=y&fbclid=1&gclid=2', '?_gl=1&UTM_Campaign=z']) {
      expect((await ask(`/car/1${query}`)).status).toBe(200)
    }
    for (const query of [
      '?sort=newest',
      '?utm_source=x&sort=newest',
      '?sort=newest&fbclid=1',
      '?gclid=2&sort=newest&_gl=3',
    ])
      await ask(`/car/1${query}`)
    expect(reached).toEqual(['/car/1', '/car/1?sort=newest'])
  })

  test('a changed ad is gone within two seconds in every variant, others stay', async () => {
    const { ask, emit, reached, state } = given
    const variants = VARIANTS.flatMap((cookie) =>
      ['br', 'gzip', ''].map((encoding) => ({ cookie, 'accept-encoding': encoding })),
    )
    const askAll = () => Promise.all(variants.map((headers) => bodyOf(ask('/car/1', headers))))
    await askAll()
    reached.length = 0
    emit({ type: 'cars_changed', ids: [OTHER_CAR] })
    await askAll()
    expect(reached).toEqual([])
    state.price = 2
    emit({ type: 'cars_changed', ids: [CAR] })
    await expect.poll(async () => (await askAll()).every((body) => body.includes('price 2'))).toBe(true)
  })

  test('a page whose rendering began before a change is not kept', async () => {
    const { ask, emit, state } = given
    const { promise, resolve } = Promise.withResolvers<void>()
    state.waits = promise
    const before = ask('/car/1')
    await expect.poll(() => given.reached.length).toBe(1)
    state.price = 2
    emit({ type: 'cars_changed', ids: [CAR] })
    resolve()
    expect(await bodyOf(before)).toContain('price 1')
    await expect.poll(() => bodyOf(ask('/car/1'))).toContain('price 2')
  })

  test('texts that all pages show remove all of them', async () => {
    const { ask, emit, state } = given
    await ask('/car/1')
    await ask('/car/2')
    state.price = 2
    emit({ type: 'texts_changed' })
    for (const url of ['/car/1', '/car/2']) await expect.poll(() => bodyOf(ask(url))).toContain('price 2')
  })

  test('many requests at the same time reach the server once', async () => {
    const { ask, reached } = given
    const asked = await Promise.all(Array.from({ length: 50 }, () => ask('/car/1')))
    expect(new Set(asked.map(({ body }) => body)).size).toBe(1)
    expect(reached).toEqual(['/car/1'])
  })

  test('a browser that has the page gets 304 without its body', async () => {
    const { ask, reached } = given
    const { headers } = await ask('/car/1')
    const again = await ask('/car/1', { 'if-none-match': String(headers['etag']) })
    expect(again.status).toBe(304)
    expect(again.body).toBe('')
    expect(reached).toEqual(['/car/1'])
    const english = await ask('/car/1', {
      'if-none-match': String(headers['etag']),
      cookie: 'preferred-language=en',
    })
    expect(english.status).toBe(200)
  })

  test('the site stays readable while the server is down', async () => {
    const { ask, stop } = given
    const { body } = await ask('/car/1')
    await stop()
    expect(await bodyOf(ask('/car/1'))).toBe(body)
  })
})

describe.each<CacheName>(['nginx', 'varnish'])('%s that cannot be purged', (name) => {
  test.skipIf(!hasSharedCache(name))('serves nothing that has changed for longer than two seconds', async () => {
    const { ask, emit, state } = await givenServer(name, { canPurge: false })
    await ask('/car/1')
    state.price = 2
    emit({ type: 'cars_changed', ids: [CAR] })
    await expect.poll(() => bodyOf(ask('/car/1'))).toContain('price 2')
  })
})
