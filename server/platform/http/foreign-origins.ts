import type { FastifyInstance, FastifyRequest } from 'fastify'

const SAFE = ['GET', 'HEAD', 'OPTIONS']
const OWN_SITES = ['same-origin', 'none']

/** Another site's page can send a request here with its visitor's cookies: what changes something is then refused. */
export function refuseForeignOrigins(http: FastifyInstance, public_url: string): void {
  const own = new URL(public_url).origin
  http.addHook('onRequest', (request, reply, proceed) => {
    if (SAFE.includes(request.method) || isOwn(request, own)) return proceed()
    reply.code(403).send({ code: 'FOREIGN_ORIGIN', message: 'Requests of other sites change nothing here' })
  })
}

function isOwn({ headers }: FastifyRequest, own: string): boolean {
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  // programs that are no browsers send neither
  if (origin === undefined) return site === undefined || OWN_SITES.includes(site)
  return origin === own || (URL.canParse(origin) && new URL(origin).host === host)
}
