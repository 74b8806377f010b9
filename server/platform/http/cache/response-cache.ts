import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Standby } from '#server/platform/db/follow-standby.ts'
import type { EventListener } from '#server/platform/events/listen-for-events.ts'
import { encodingOf, type Encoding } from '../accepted-encoding.ts'
import { OF_ONE_DEVICE, PERSONAL, sharedHeaders } from './cache-headers.ts'
import { PAGE_MARK } from '#contract/kept-pages.ts'
import { SHOWN_SIGNED_OUT } from '#contract/page-host.ts'
import { createEntityTags, matchesTag } from './entity-tags.ts'
import type { HandedOutLog } from './handed-out-log.ts'
import { hasKnownParams } from './known-params.ts'
import { cookiesOfVariant, PAGE_VARIANT } from './page-variant.ts'
import { preferencesOf } from './preferences.ts'
import { createSharedCaches, MOMENT, type SharedCache } from './shared-caches.ts'
import { createTopicChanges, isOfOneAd } from './topics.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The rendering to cache; null if the response is not cacheable. */
    rendering: Rendering | null
  }
}

type Headers = Record<string, string>

interface Storable {
  topics: ReadonlySet<string>
  /** Null if what it shows has changed during rendering. */
  tag: string | null
  /** `Cache-Control`, if the page decides it by itself. */
  ownCaching?: string | undefined
}

interface Answer extends Storable {
  /** Those `topics` that are single ads. */
  ads: readonly string[]
  /** The number of the last event before rendering began, whose change the database that was read surely had. */
  change: number
  headers: Headers
  /** The compressed body. */
  body: Buffer
}

interface Rendering {
  page: Page
  change: number
  /** In milliseconds of `performance.now()`. */
  begunAt: number
  begunOn: Date
  isRefresh: boolean
  /** Topics of the response, collected from the procedures that it calls. */
  topics: Set<string>
  /** Null if the response must not be cached. */
  answer: Promise<Answer | null>
  finish: (answer: Answer | null) => void
}

/** What a cacheable request asks for. */
interface Page {
  key: string
  url: string
  encoding: Encoding
  preferences: readonly string[]
  /** Set if the request comes from a shared cache that keeps languages and themes apart. */
  variant: string | null
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
/** Those whose browsers ask them to save data get smaller pictures. */
const VARY = `${PAGE_VARIANT}, save-data`
const CACHED_HEADERS = ['content-type', 'content-encoding', 'content-security-policy', 'link', 'vary', PAGE_MARK]

interface Options {
  /** Whether the response depends on the visitor; such responses are never cached. */
  isPersonal: (request: FastifyRequest) => boolean
  /** What it lacks is missing in responses too. */
  standby?: Standby | null
  /** Caches in front of the server that can be purged. */
  sharedCaches?: readonly SharedCache[]
  /** What earlier processes have handed out to them. */
  handedOutLog?: HandedOutLog | undefined
  onError?: (error: unknown) => void
}

export interface ResponseCache {
  /**
   * Sends a user what visitors see, marked as such, while the server is overloaded.
   * @returns false if there is no such page, or none of ads
   */
  sendPublicPage: (request: FastifyRequest, reply: FastifyReply) => boolean
}

/**
 * Caches responses to GET requests for at most five seconds, or until their content changes. When a response is stale,
 * one request renders it again while others get the stale response. They wait instead if there is none, or if one of
 * its ads has changed, so that ads that were sold or paused disappear at once. Requests with unknown parameters are not
 * cached, since anyone could fill the cache with them. Browsers and shared caches may store the same responses, as
 * `docs/caching.md` describes.
 */
export function addResponseCache(
  scope: FastifyInstance,
  events: Pick<EventListener, 'subscribe' | 'isListening'>,
  { isPersonal, standby = null, sharedCaches = [], handedOutLog, onError = () => {} }: Options,
): ResponseCache {
  const changes = createTopicChanges(events.subscribe)
  const shownChange = standby?.asOf(changes.now) ?? changes.now
  const tags = createEntityTags(changes)
  const shared = createSharedCaches(events.subscribe, { caches: sharedCaches, log: handedOutLog, onError })
  const answers = new LRUCache<string, Answer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body, topics }, key) => body.length + 2 * key.length + BYTES_OF_TOPIC * topics.size,
    ttl: LONGEST_MS,
  })
  const renderings = new Map<string, Rendering>()
  let refreshes = 0
  scope.decorateRequest('rendering', null)

  scope.addHook('preHandler', (request, reply, proceed) => {
    if (isPersonal(request)) {
      reply.header('cache-control', PERSONAL)
      return proceed()
    }
    if (request.method !== 'GET' || !hasKnownParams(request.url) || !events.isListening()) return proceed()
    const page = pageOf(request)
    const { key } = page
    // ensures that the response depends only on its key
    request.headers.cookie = page.preferences.join('; ')
    request.headers['accept-encoding'] = page.encoding
    delete request.headers['save-data']
    reply.header('vary', VARY)
    const current = tags.current(key)
    if (current && matchesTag(request.headers['if-none-match'], current.tag)) {
      withoutPolicy(reply)
        .code(304)
        .headers({ vary: `${VARY}, accept-encoding`, ...storingHeaders(page, current) })
        .send()
      return
    }

    const send = (answer: Answer, status: keyof typeof CACHE_STATUS) => {
      const { headers, body, topics, change } = answer
      const isOutdated = changes.haveChanged(topics, change)
      return reply
        .headers({ ...headers, ...storingHeaders(page, answer, isOutdated), 'cache-status': CACHE_STATUS[status] })
        .send(body)
    }
    const asked = changes.now()
    const isShowable = ({ ads, change }: Answer) => change >= asked || !changes.haveChanged(ads, change)
    const respond = (): unknown => {
      const cached = answers.get(key)
      if (cached && !changes.haveChanged(cached.topics, cached.change)) return send(cached, 'hit')

      const underWay = renderings.get(key)
      if (cached && isShowable(cached) && (underWay || refreshes >= MOST_REFRESHES)) return send(cached, 'stale')
      if (!underWay) {
        reply.header('cache-status', CACHE_STATUS.miss)
        request.rendering = begin(page, reply, cached !== undefined)
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

  /**
   * Tells browsers and shared caches how to store a response, and notes that shared caches may have it.
   * @param isOutdated whether the page has changed in something that may be shown a little longer
   */
  function storingHeaders(page: Page, { tag, topics, ownCaching }: Storable, isOutdated = false): Headers {
    if (ownCaching) return { 'cache-control': ownCaching }
    if (!tag) return { 'cache-control': OF_ONE_DEVICE }
    const { variant, url, encoding, preferences } = page
    if (!preferences.every((cookie) => SHARED_PREFERENCES.test(cookie))) {
      return { etag: tag, 'cache-control': OF_ONE_DEVICE }
    }
    if (!variant) return { etag: tag, ...sharedHeaders(null) }
    if (isOutdated) return { etag: tag, ...sharedHeaders(MOMENT) }
    shared.handOut({ url, variant, encoding }, topics)
    return { etag: tag, ...sharedHeaders(shared.lifetimeOf(topics)) }
  }

  function begin(page: Page, reply: FastifyReply, isRefresh: boolean): Rendering {
    const { promise, resolve } = Promise.withResolvers<Answer | null>()
    let isFinished = false
    const rendering: Rendering = {
      page,
      change: shownChange(),
      begunAt: performance.now(),
      begunOn: new Date(),
      isRefresh,
      topics: new Set(),
      answer: promise,
      finish: (answer) => {
        if (isFinished) return
        isFinished = true
        renderings.delete(page.key)
        if (isRefresh) refreshes -= 1
        if (answer) answers.set(page.key, answer, { start: rendering.begunAt })
        else if (isRefresh) answers.delete(page.key)
        resolve(answer)
      },
    }
    renderings.set(page.key, rendering)
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
    const setsCookie = reply.hasHeader('set-cookie')
    if (setsCookie) reply.header('cache-control', PERSONAL)
    const isCacheable = rendering && reply.statusCode === 200 && !setsCookie
    const whole = isCacheable ? await wholeOf(payload) : null
    if (!rendering || !whole) {
      rendering?.finish(null)
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', OF_ONE_DEVICE)
      return payload
    }
    const { topics, change, page, begunOn } = rendering
    const answer: Answer = {
      topics,
      ads: [...topics].filter(isOfOneAd),
      change,
      tag: tags.tagOf(page.key, topics, { change, time: begunOn }),
      ownCaching: reply.getHeader('cache-control')?.toString(),
      headers: headersOf(reply),
      body: withOwnMemory(whole),
    }
    rendering.finish(answer)
    reply.headers(storingHeaders(page, answer))
    return answer.body
  }

  return {
    sendPublicPage: (request, reply) => {
      const answer = answers.peek(pageOf(request).key, { allowStale: true })
      if (!answer || answer.ads.length === 0 || changes.haveChanged(answer.ads, answer.change)) return false
      void reply
        .headers({ ...answer.headers, 'cache-control': PERSONAL, 'server-timing': SHOWN_SIGNED_OUT })
        .send(answer.body)
      return true
    },
  }
}

/** Without the content security policy, with which browsers would replace the one of the page that they have stored. */
function withoutPolicy(reply: FastifyReply): FastifyReply {
  reply.raw.removeHeader('content-security-policy')
  return reply.removeHeader('content-security-policy')
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

function headersOf(reply: FastifyReply): Headers {
  return Object.fromEntries(
    CACHED_HEADERS.filter((name) => reply.hasHeader(name)).map((name) => [name, String(reply.getHeader(name))]),
  )
}

/** The preferences by which shared caches keep pages apart. */
const SHARED_PREFERENCES = /^(?:preferred-language|theme)=/

function pageOf({ url, headers }: FastifyRequest): Page {
  const variant = cookiesOfVariant(headers[PAGE_VARIANT])
  const preferences = preferencesOf(variant ?? headers.cookie, headers['save-data'])
  // the key contains only the encoding, not the complete header
  const encoding = encodingOf(headers['accept-encoding'])
  const key = JSON.stringify([url, encoding, preferences])
  return { key, url, encoding, preferences, variant: variant ? String(headers[PAGE_VARIANT]) : null }
}
