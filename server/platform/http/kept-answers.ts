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
  body: string
  /** Of the visitor whom it was made for. */
  nonce: string
}

/** What passes with time alone, like the end of an ad, shows after this at the latest. */
const KEPT_MS = 5000
const MOST_BYTES = 16 * 1024 * 1024
const KEPT_HEADERS = ['content-type', 'cache-control', 'link', 'vary']
const PREFERENCES = PREFERENCE_COOKIES.map((name) => new RegExp(`(?:^|;\\s*)${name}=([^;]*)`))

/**
 * Answers the routes of a scope from memory while nothing has changed that the public sees, so that a crowd before the
 * same page costs little more than one visitor.
 */
export function addKeptAnswers(scope: FastifyInstance, changes: PublicChanges): void {
  const answers = new LRUCache<string, KeptAnswer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }, key) => 2 * (body.length + key.length),
    ttl: KEPT_MS,
  })
  scope.decorateRequest('keep', null)

  scope.addHook('preHandler', (request, reply, proceed) => {
    const version = request.method === 'GET' ? changes.version() : null
    if (version === null) return proceed()
    const key = keyOf(request)
    const answer = answers.get(key)
    if (answer?.version === version) return send(answer, reply)
    request.keep = { key, version }
    proceed()
  })

  scope.addHook('onSend', async (request, reply, payload) => {
    const { keep } = request
    if (keep && typeof payload === 'string' && reply.statusCode === 200 && !reply.hasHeader('set-cookie')) {
      answers.set(keep.key, { version: keep.version, headers: headersOf(reply), body: payload, nonce: reply.nonce })
    }
    return payload
  })
}

/** The address and the preferences that pages differ by. */
function keyOf({ url, headers }: FastifyRequest): string {
  return [url, ...PREFERENCES.map((preference) => preference.exec(headers.cookie ?? '')?.[1])].join(' ')
}

function headersOf(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(
    KEPT_HEADERS.filter((name) => reply.hasHeader(name)).map((name) => [name, String(reply.getHeader(name))]),
  )
}

function send({ headers, body, nonce }: KeptAnswer, reply: FastifyReply): void {
  reply.headers(headers).send(body.replaceAll(nonce, () => reply.nonce))
}
