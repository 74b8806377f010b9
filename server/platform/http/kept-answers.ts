import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { PREFERENCE_COOKIES } from '#contract/render.ts'
import type { PublicChanges } from '#server/platform/db/public-changes.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Where and as of which change the answer will be kept; null if it must not be. */
    keep: { key: string; version: number } | null
  }
}

interface KeptAnswer {
  version: number
  headers: Record<string, string>
  /** As it goes over the wire. */
  body: Buffer
}

/** What passes with time alone, like the end of an ad, shows after this at the latest. */
const KEPT_MS = 5000
const MOST_BYTES = 16 * 1024 * 1024
const KEPT_HEADERS = ['content-type', 'content-encoding', 'content-security-policy', 'cache-control', 'link', 'vary']
const PREFERENCES = PREFERENCE_COOKIES.map((name) => new RegExp(`(?:^|;\\s*)${name}=([^;]*)`))

/**
 * Answers the routes of a scope from memory while nothing has changed that the public sees, so that a crowd before the
 * same page costs little more than one visitor.
 * @param isPersonal whether the answer is made for one visitor
 */
export function addKeptAnswers(
  scope: FastifyInstance,
  changes: PublicChanges,
  isPersonal: (request: FastifyRequest) => boolean,
): void {
  const answers = new LRUCache<string, KeptAnswer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length,
    ttl: KEPT_MS,
  })
  scope.decorateRequest('keep', null)

  scope.addHook('preHandler', (request, reply, proceed) => {
    const version = request.method === 'GET' && !isPersonal(request) ? changes.version() : null
    if (version === null) return proceed()
    const key = keyOf(request)
    const answer = answers.get(key)
    if (answer?.version === version) return reply.headers(answer.headers).send(answer.body)
    request.keep = { key, version }
    proceed()
  })

  // a route's own hooks come last: the answer is compressed by then
  scope.addHook('onRoute', (route) => {
    route.onSend = [...[route.onSend ?? []].flat(), keep]
  })

  async function keep(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
    if (!request.keep || reply.statusCode !== 200 || reply.hasHeader('set-cookie')) return payload
    const body = await wholeOf(payload)
    if (body) answers.set(request.keep.key, { version: request.keep.version, headers: headersOf(reply), body })
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

/** The address, and what else answers differ by. */
function keyOf({ url, headers }: FastifyRequest): string {
  const preferences = PREFERENCES.map((preference) => preference.exec(headers.cookie ?? '')?.[1])
  return [url, headers['accept-encoding'], ...preferences].join(' ')
}

function headersOf(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(
    KEPT_HEADERS.filter((name) => reply.hasHeader(name)).map((name) => [name, String(reply.getHeader(name))]),
  )
}
