import { ORPCError } from '@orpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { REFRESH_SECONDS, type Hindrance } from '#contract/page-host.ts'
import { LANGUAGES } from '#domain/language.ts'
import { fail } from '#server/platform/fail.ts'
import type { Db } from '#server/platform/db/client.ts'
import type { Pages } from './load-pages.ts'
import { isPageAddress } from './is-page-address.ts'
import { preferencesOf } from './cache/preferences.ts'
import { toApiError } from './to-api-error.ts'

/** The `Retry-After` of unavailable services. */
export const RETRY_SECONDS = 5

const LANGUAGE = new RegExp(`[?&]lang=(${LANGUAGES.join('|')})(?:&|$)`)

interface Parts {
  db: Db
  /** If omitted, all errors are sent as JSON. */
  pages?: Pages | undefined
  /** The public origin. */
  publicUrl: string
}

/**
 * Sends errors that are thrown outside of procedures in the same format as those inside. If a page is temporarily
 * unavailable, sends an error page that reloads itself.
 */
export function addErrorHandler(http: FastifyInstance, { db, pages, publicUrl }: Parts): void {
  const shown = new Map<string, string>()
  http.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 503) reply.header('retry-after', RETRY_SECONDS)
  })

  http.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const isLimited = error.statusCode === 429
    const known = await toApiError(isLimited ? tooMany(reply) : error, db)
    const hindrance = isLimited ? 'many' : hindranceOf(known)
    if (hindrance && pages && isPageAddress(request.url)) return sendUnavailable(pages, hindrance, request, reply)
    if (!(known instanceof ORPCError)) {
      if ((error.statusCode ?? 500) < 500) throw error
      // messages of unexpected errors are only logged
      request.log.error(error)
      return reply.code(500).send({ code: 'INTERNAL_SERVER_ERROR', message: 'Internal server error' })
    }
    if (known.code === 'TOKEN_INVALID') reply.header('www-authenticate', 'Bearer error="invalid_token"')
    return reply.code(known.status).send(known.toJSON())
  })

  function sendUnavailable(
    { renderUnavailable }: Pages,
    hindrance: Hindrance,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const seconds = Number(reply.getHeader('retry-after') ?? RETRY_SECONDS)
    // random, so that clients do not all return at the same time
    const refresh = Math.ceil(seconds * (1 + Math.random()))
    const { cookie = '' } = request.headers
    const [, lang = ''] = LANGUAGE.exec(request.url) ?? []
    const preferences = preferencesOf(cookie).join('; ')
    const key = [hindrance, lang, preferences].join(' ')
    let page = shown.get(key)
    if (!page) {
      const opened = new Request(`${publicUrl}/?lang=${lang}`, { headers: { cookie: preferences } })
      page = renderUnavailable(opened, hindrance)
      shown.set(key, page)
    }
    return (
      reply
        .code(hindrance === 'many' ? 429 : 503)
        // compressing would take longer than everything else
        .header('cache-control', 'no-store, no-transform')
        .type('text/html; charset=utf-8')
        .send(page.replace(REFRESH_SECONDS, String(refresh)))
    )
  }
}

const tooMany = (reply: FastifyReply) =>
  fail('TOO_MANY_ATTEMPTS', { wait_seconds: Number(reply.getHeader('retry-after') ?? RETRY_SECONDS) })

function hindranceOf(error: unknown): Hindrance | null {
  if (!(error instanceof ORPCError)) return null
  if (error.code === 'OVERLOADED') return 'busy'
  return error.code === 'UNAVAILABLE' ? 'away' : null
}
