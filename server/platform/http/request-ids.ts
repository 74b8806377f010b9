import type { FastifyInstance, FastifyRequest } from 'fastify'
import { newId } from '#server/platform/ids.ts'

export const REQUEST_ID_HEADER = 'x-request-id'
/** IDs accepted from proxies, without characters that could break logs or headers. */
const GIVEN = /^[\w.:-]{1,64}$/

/** Assigns each request an ID, for the log and a response header. Uses the ID of a trusted proxy if there is one. */
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

/** Fastify generates the ID before it knows the sender. */
export const newRequestId = (): string => newId()

function givenByProxy({ headers, ips = [] }: FastifyRequest): string | null {
  // Fastify lists several addresses only if the sender is a trusted proxy
  const given = ips.length > 1 ? headers[REQUEST_ID_HEADER] : undefined
  return typeof given === 'string' && GIVEN.test(given) ? given : null
}
