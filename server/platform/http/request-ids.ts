import type { FastifyInstance, FastifyRequest } from 'fastify'
import { newId } from '#server/platform/ids.ts'

export const REQUEST_ID_HEADER = 'x-request-id'
/** What a proxy may send: nothing that breaks a line of the log or a header. */
const GIVEN = /^[\w.:-]{1,64}$/

/** Names each request in its answer's header and in the log by an id of ours, or by that of a trusted proxy. */
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

/** For Fastify, which asks for an id before it knows who sent the request. */
export const newRequestId = (): string => newId()

function givenByProxy({ headers, ips = [] }: FastifyRequest): string | null {
  // Fastify lists more than one address only where the sender is a trusted proxy
  const given = ips.length > 1 ? headers[REQUEST_ID_HEADER] : undefined
  return typeof given === 'string' && GIVEN.test(given) ? given : null
}
