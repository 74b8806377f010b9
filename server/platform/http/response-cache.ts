import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { EventListener } from '#server/platform/events/listen-for-events.ts'
import { encodingOf } from './accepted-encoding.ts'
import { hasKnownParams } from './known-params.ts'
import { preferencesOf } from './preferences.ts'
import { createTopicChanges, isOfOneAd } from './topics.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The rendering to cache; null if the response is not cacheable. */
    rendering: Rendering | null
  }
}

interface Answer {
  topics: ReadonlySet<string>
  /** Those `topics` that are single ads. */
  ads: readonly string[]
  /** The number of the last event before rendering began. */
  change: number
  headers: Record<string, string>
  /** The compressed body. */
  body: Buffer
}

interface Rendering {
  key: string
  change: number
  /** In milliseconds of `performance.now()`. */
  begunAt: number
  isRefresh: boolean
  /** Topics of the response, collected from the procedures that it calls. */
  topics: Set<string>
  /** Null if the response must not be cached. */
  answer: Promise<Answer | null>
  finish: (answer: Answer | null) => void
}

/**
 * Measured from the start of rendering. Changes without an event, such as the expiry of an ad, appear after this time.
 */
const LONGEST_MS = 5000
/** More than a process renders within that time. */
const MOST_BYTES = 8 * 1024 * 1024
const BYTES_OF_TOPIC = 100
/** Limits renderings in the background, which would delay visitors: a process renders on one core. */
const MOST_REFRESHES = 2
/** Values of the `Cache-Status` header (RFC 9211), for operators and benchmarks. */
const CACHE_STATUS = {
  hit: 'sayyad; hit',
  stale: 'sayyad; hit; detail=stale',
  miss: 'sayyad; fwd=miss',
  collapsed: 'sayyad; fwd=miss; collapsed',
} as const
const CACHED_HEADERS = ['content-type', 'content-encoding', 'content-security-policy', 'cache-control', 'link', 'vary']

/**
 * Caches responses to GET requests for at most five seconds, or until their content changes. When a response is stale,
 * one request renders it again while others get the stale response. They wait instead if there is none, or if one of
 * its ads has changed, so that ads that were sold or paused disappear at once. Requests with unknown parameters are not
 * cached, since anyone could fill the cache with them.
 * @param isPersonal whether the response depends on the visitor; such responses are never cached
 */
export function addResponseCache(
  scope: FastifyInstance,
  events: Pick<EventListener, 'subscribe' | 'isListening'>,
  isPersonal: (request: FastifyRequest) => boolean,
): void {
  const changes = createTopicChanges(events.subscribe)
  const answers = new LRUCache<string, Answer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body, topics }, key) => body.length + 2 * key.length + BYTES_OF_TOPIC * topics.size,
    ttl: LONGEST_MS,
  })
  const renderings = new Map<string, Rendering>()
  let refreshes = 0
  scope.decorateRequest('rendering', null)

  scope.addHook('preHandler', (request, reply, proceed) => {
    const isCacheable = request.method === 'GET' && hasKnownParams(request.url) && !isPersonal(request)
    if (!isCacheable || !events.isListening()) return proceed()
    const preferences = preferencesOf(request.headers.cookie)
    // the key contains only the encoding, not the complete header
    const encoding = encodingOf(request.headers['accept-encoding'])
    const key = JSON.stringify([request.url, encoding, preferences])
    const send = ({ headers, body }: Answer, status: keyof typeof CACHE_STATUS) =>
      reply.headers({ ...headers, 'cache-status': CACHE_STATUS[status] }).send(body)
    const asked = changes.now()
    const isShowable = ({ ads, change }: Answer) => change >= asked || !changes.haveChanged(ads, change)
    const respond = (): unknown => {
      const cached = answers.get(key)
      if (cached && !changes.haveChanged(cached.topics, cached.change)) return send(cached, 'hit')

      const underWay = renderings.get(key)
      if (cached && isShowable(cached) && (underWay || refreshes >= MOST_REFRESHES)) return send(cached, 'stale')
      // ensures that the response depends only on its key
      request.headers.cookie = preferences.join('; ')
      request.headers['accept-encoding'] = encoding
      if (!underWay) {
        reply.header('cache-status', CACHE_STATUS.miss)
        request.rendering = begin(key, reply, cached !== undefined)
        return proceed()
      }
      return underWay.answer.then(goOn)
    }
    const goOn = (answer: Answer | null): unknown => {
      if (!answer) return proceed()
      if (isShowable(answer)) return send(answer, 'collapsed')
      // responding to a disconnected client would never finish the rendering
      return reply.raw.destroyed ? undefined : respond()
    }
    void respond()
  })

  function begin(key: string, reply: FastifyReply, isRefresh: boolean): Rendering {
    const { promise, resolve } = Promise.withResolvers<Answer | null>()
    let isFinished = false
    const rendering: Rendering = {
      key,
      change: changes.now(),
      begunAt: performance.now(),
      isRefresh,
      topics: new Set(),
      answer: promise,
      finish: (answer) => {
        if (isFinished) return
        isFinished = true
        renderings.delete(key)
        if (isRefresh) refreshes -= 1
        if (answer) answers.set(key, answer, { start: rendering.begunAt })
        else if (isRefresh) answers.delete(key)
        resolve(answer)
      },
    }
    renderings.set(key, rendering)
    if (isRefresh) refreshes += 1
    // `close` covers clients that disconnect
    reply.raw.once('close', () => rendering.finish(null))
    return rendering
  }

  // hooks of routes run last, so the response is already compressed
  scope.addHook('onRoute', (route) => {
    route.onSend = [...[route.onSend ?? []].flat(), store]
  })

  async function store({ rendering }: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
    if (!rendering) return payload
    const isCacheable = reply.statusCode === 200 && !reply.hasHeader('set-cookie')
    const whole = isCacheable ? await wholeOf(payload) : null
    const body = whole && withOwnMemory(whole)
    const { topics, change } = rendering
    const ads = [...topics].filter(isOfOneAd)
    rendering.finish(body && { topics, ads, change, headers: headersOf(reply), body })
    return body ?? payload
  }
}

/** Small buffers are slices of a pool of 64 KB, which stays in memory as long as one of them. */
function withOwnMemory(body: Buffer): Buffer {
  if (body.length === body.buffer.byteLength) return body
  const copy = Buffer.allocUnsafeSlow(body.length)
  body.copy(copy)
  return copy
}

async function wholeOf(payload: unknown): Promise<Buffer | null> {
  if (typeof payload === 'string') return Buffer.from(payload)
  if (Buffer.isBuffer(payload)) return payload
  return isStream(payload) ? buffer(payload) : null
}

const isStream = (payload: unknown): payload is AsyncIterable<Buffer> =>
  typeof payload === 'object' && payload !== null && Symbol.asyncIterator in payload

function headersOf(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(
    CACHED_HEADERS.filter((name) => reply.hasHeader(name)).map((name) => [name, String(reply.getHeader(name))]),
  )
}
