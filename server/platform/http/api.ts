import { OpenAPIHandler } from '@orpc/openapi/fastify'
import { onError, ORPCError, type Router } from '@orpc/server'
import type { FastifyInstance } from 'fastify'
import type { AnyContractRouter } from '@orpc/contract'
import { assertAccessDeclared } from './access.ts'

/**
 * Serves a router's procedures below a prefix.
 * @param services what handlers find in their context beside the caller
 */
export function addApi<Services extends object>(
  http: FastifyInstance,
  router: Router<AnyContractRouter, Services & { caller: { kind: 'anonymous' } }>,
  services: Services,
  prefix: `/${string}` = '/api',
): void {
  assertAccessDeclared(router as AnyContractRouter)
  const handler = new OpenAPIHandler(router, {
    interceptors: [
      onError((error) => {
        if (!(error instanceof ORPCError) || error.status >= 500) http.log.error(error)
      }),
    ],
  })
  http.all(`${prefix}/*`, async (request, reply) => {
    const context = { ...services, caller: { kind: 'anonymous' as const } }
    const { matched } = await handler.handle(request, reply, { prefix, context })
    if (!matched) reply.code(404).send({ code: 'NOT_FOUND', message: 'There is no such procedure' })
    return reply
  })
}
