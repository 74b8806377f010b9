import { OpenAPIHandler } from '@orpc/openapi/fastify'
import { onError, ORPCError, type Router } from '@orpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnyContractRouter } from '@orpc/contract'
import { assertAccessDeclared } from './access.ts'
import { holdToContract } from './hold-to-contract.ts'
import { isFault } from './to-api-error.ts'

/** For unknown paths of the API. */
export const UNKNOWN_PROCEDURE = { code: 'NOT_FOUND', message: 'There is no such procedure.' }

interface Options {
  prefix?: `/${string}`
  /** Fail on outputs and errors that are not declared. */
  isHeldToContract?: boolean
}

/**
 * Serves the procedures of a router below a prefix.
 * @param contextOf creates the context of handlers
 */
export function addApi<Context extends { request: { id: string } }>(
  http: FastifyInstance,
  router: Router<AnyContractRouter, Context>,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
  { prefix = '/api/v1', isHeldToContract = false }: Options = {},
): void {
  assertAccessDeclared(router as AnyContractRouter)
  const handler = new OpenAPIHandler<Context>(router, {
    // around the procedure only: an unreadable body is an error of the client
    clientInterceptors: [
      onError((error, { context }) => {
        if (error instanceof ORPCError && (error.status < 500 || isFault(error))) return
        const { id } = context.request
        http.log.error({ reqId: id, err: error })
        throw new ORPCError('INTERNAL_SERVER_ERROR', { message: 'Internal server error', data: { request_id: id } })
      }),
      ...(isHeldToContract ? [holdToContract] : []),
    ],
  })
  http.all(`${prefix}/*`, async (request, reply) => {
    const { matched } = await handler.handle(request, reply, { prefix, context: await contextOf(request, reply) })
    if (!matched) reply.code(404).send(UNKNOWN_PROCEDURE)
    return reply
  })
}
