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
    /** The response to be cached; null if it is not cacheable. */
    rendering: Rendering | null
  }
}

interface Answer {
  topics: ReadonlySet<string>
  /** The topics of single ads among them. */
  ads: readonly string[]
  /** Number of the last event before rendering began. */
  change: number
  headers: Record<string, string>
  /** As sent, so compressed. */
  body: Buffer
}

interface Rendering {
  key: string
  change: number
  /** By `performance.now`. */
  begunAt: number
  isRefresh: boolean
  /** What the response shows; collected from the procedures that it calls. */
  topics: Set<string>
  /** Null if the response must not be cached. */
  answer: Promise<Answer | null>
  finish: (answer: Answer | null) => void
}

/** From the beginning of rendering. Changes by time only, like the end of an ad, show after it. */
const LONGEST_MS = 5000
const MOST_BYTES = 16 * 1024 * 1024
const BYTES_OF_TOPIC = 100
/** A process renders on one core: more at once would delay visitors whose response is cached. */
const MOST_REFRESHES = 2
/** The `Cache-Status` of a response, for operators and benchmarks (RFC 9211). */
const CACHE_STATUS = {
  hit: 'sayyad; hit',
  stale: 'sayyad; hit; detail=stale',
  miss: 'sayyad; fwd=miss',
  collapsed: 'sayyad; fwd=miss; collapsed',
} as const
const KEPT_HEADERS = ['content-type', 'content-encoding', 'content-security-policy', 'cache-control', 'link', 'vary']

/**
 * Caches the responses to GET requests until something that they show changes, for five seconds at most. A stale
 * response is rendered by one request, while the others get the stale one; without one they wait, and if one of its ads
 * has changed: what was sold or paused is gone at once. Requests with unknown parameters are not cached: anyone could
 * fill the cache with them.
 * @param isPersonal whether the response depends on the visitor; then it is never cached
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
    // nothing else of what a client accepts reaches the key
    const encoding = encodingOf(request.headers['accept-encoding'])
    const key = JSON.stringify([request.url, encoding, preferences])
    const send = ({ headers, body }: Answer, status: keyof typeof CACHE_STATUS) =>
      reply.headers({ ...headers, 'cache-status': CACHE_STATUS[status] }).send(body)
    const asked = changes.now()
    const isShowable = ({ ads, change }: Answer) => change >= asked || !changes.haveChanged(ads, change)
    const respond = (): unknown => {
      const kept = answers.get(key)
      if (kept && !changes.haveChanged(kept.topics, kept.change)) return send(kept, 'hit')

      const underWay = renderings.get(key)
      if (kept && isShowable(kept) && (underWay || refreshes >= MOST_REFRESHES)) return send(kept, 'stale')
      // the response depends only on its key
      request.headers.cookie = preferences.join('; ')
      request.headers['accept-encoding'] = encoding
      if (!underWay) {
        reply.header('cache-status', CACHE_STATUS.miss)
        request.rendering = begin(key, reply, kept !== undefined)
        return proceed()
      }
      return underWay.answer.then(goOn)
    }
    const goOn = (answer: Answer | null): unknown => {
      if (!answer) return proceed()
      if (isShowable(answer)) return send(answer, 'collapsed')
      // nothing would end a rendering for a client that has gone
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
    // also if the client disconnected
    reply.raw.once('close', () => rendering.finish(null))
    return rendering
  }

  // hooks of a route run last, so the response is compressed
  scope.addHook('onRoute', (route) => {
    route.onSend = [...[route.onSend ?? []].flat(), keep]
  })

  async function keep({ rendering }: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
    if (!rendering) return payload
    const mayBeKept = reply.statusCode === 200 && !reply.hasHeader('set-cookie')
    const body = mayBeKept ? await wholeOf(payload) : null
    const { topics, change } = rendering
    const ads = [...topics].filter(isOfOneAd)
    rendering.finish(body && { topics, ads, change, headers: headersOf(reply), body })
    return body ?? payload
  }
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
    KEPT_HEADERS.filter((name) => reply.hasHeader(name)).map((name) => [name, String(reply.getHeader(name))]),
  )
}
