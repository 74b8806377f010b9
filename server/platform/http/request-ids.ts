import type { FastifyInstance, FastifyRequest } from 'fastify'
import { newId } from '#server/platform/ids.ts'

export const REQUEST_ID_HEADER = 'x-request-id'
/** Accepted from a proxy: nothing that could break a log line or a header. */
const GIVEN = /^[\w.:-]{1,64}$/

/** Gives each request an id, in the log and in a response header: a new one, or that of a trusted proxy. */
export function addRequestIds(http: FastifyInstance): void {
  http.addHook('onRequest', async (request, reply) => {
    const id = givenByProxy(request)
    if (id) {
      request.id = id
      request.log = reply.log = http.log.child({ reqId: id })
    }
    reply.header(REQUEST_ID_HEADER, request.id)
  })
}

/** For Fastify, which needs an id before it knows the sender. */
export const newRequestId = (): string => newId()

function givenByProxy({ headers, ips = [] }: FastifyRequest): string | null {
  // Fastify lists more than one address only if the sender is a trusted proxy
  const given = ips.length > 1 ? headers[REQUEST_ID_HEADER] : undefined
  return typeof given === 'string' && GIVEN.test(given) ? given : null
}
