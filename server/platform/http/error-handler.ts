import { ORPCError } from '@orpc/server'
import type { FastifyInstance } from 'fastify'
import { toApiError } from './to-api-error.ts'

/** Errors of the contract that are thrown outside procedures get the same response as those thrown within. */
export function addErrorHandler(http: FastifyInstance): void {
  http.setErrorHandler((error, _request, reply) => {
    const known = toApiError(error)
    if (!(known instanceof ORPCError)) throw error
    if (known.code === 'TOKEN_INVALID') reply.header('www-authenticate', 'Bearer error="invalid_token"')
    return reply.code(known.status).send(known.toJSON())
  })
}
