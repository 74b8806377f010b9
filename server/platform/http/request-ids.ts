import { randomUUID } from 'node:crypto'
import { isProxied } from './client-address.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export const REQUEST_ID_HEADER = 'x-request-id'
/** IDs accepted from proxies, without characters that could break logs or headers. */
const GIVEN = /^[\w.:-]{1,64}$/

/** Assigns each request an ID, for the log and a response header. Uses the ID of a trusted proxy if there is one. */
export function addRequestIds(http: FastifyInstance): void {
  http.addHook('onRequest', (request, reply, proceed) => {
    const id = givenByProxy(request)
    if (id) {
      request.id = id
      request.log = reply.log = http.log.child({ reqId: id })
    }
    reply.header(REQUEST_ID_HEADER, request.id)
    proceed()
  })
}

/** Fastify generates the ID before it knows the sender. Node generates random bytes of many UUIDs at once. */
export const newRequestId = (): string => randomUUID()

function givenByProxy(request: FastifyRequest): string | null {
  const given = isProxied(request) ? request.headers[REQUEST_ID_HEADER] : undefined
  return typeof given === 'string' && GIVEN.test(given) ? given : null
}
