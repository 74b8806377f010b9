import { bearerToken } from './bearer-token.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'

const SAFE = ['GET', 'HEAD', 'OPTIONS']
const OWN_SITES = ['same-origin', 'none']

/**
 * Rejects cross-site requests that change data, since browsers add cookies to them (CSRF). Requests with an access
 * token are allowed from any site, since their cookies are ignored.
 */
export function addOriginCheck(http: FastifyInstance, publicUrl: string): void {
  const own = new URL(publicUrl).origin
  http.addHook('onRequest', (request, reply, proceed) => {
    if (SAFE.includes(request.method) || isOwn(request, own)) return proceed()
    reply.code(403).send({ code: 'FOREIGN_ORIGIN', message: 'Requests from other sites are not allowed' })
  })
}

const isOwn = ({ headers }: FastifyRequest, own: string): boolean =>
  bearerToken(headers.authorization) !== null || isOwnOrigin(headers, own)

/**
 * Whether a request comes from a page of the site or from a client other than a browser.
 * @param own the public origin
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, own: string): boolean {
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  // clients other than browsers send neither header
  if (origin === undefined) return site === undefined || OWN_SITES.includes(site)
  return origin === own || (URL.canParse(origin) && new URL(origin).host === host)
}
