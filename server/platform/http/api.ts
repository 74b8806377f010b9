import { OpenAPIHandler } from '@orpc/openapi/fastify'
import { onError, ORPCError, type Router } from '@orpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnyContractRouter } from '@orpc/contract'
import { assertAccessDeclared } from './access.ts'

/**
 * Serves a router's procedures below a prefix.
 * @param contextOf what handlers find in their context
 */
export function addApi<Context extends object>(
  http: FastifyInstance,
  router: Router<AnyContractRouter, Context>,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
  prefix: `/${string}` = '/api',
): void {
  assertAccessDeclared(router as AnyContractRouter)
  const handler = new OpenAPIHandler<Context>(router, {
    interceptors: [
      onError((error) => {
        if (!(error instanceof ORPCError) || error.status >= 500) http.log.error(error)
      }),
    ],
  })
  http.all(`${prefix}/*`, async (request, reply) => {
    const { matched } = await handler.handle(request, reply, { prefix, context: await contextOf(request, reply) })
    if (!matched) reply.code(404).send({ code: 'NOT_FOUND', message: 'There is no such procedure' })
    return reply
  })
}
