import { OpenAPIHandler } from '@orpc/openapi/fastify'
import { StandardOpenAPIMatcher } from '@orpc/openapi/standard'
import { onError, ORPCError, type Router } from '@orpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnyContractRouter } from '@orpc/contract'
import { assertAccessDeclared, assertMayCall, type Caller } from './access.ts'
import { assertBodyFits, readParts } from './admit-body.ts'
import { validateResponse } from './validate-response.ts'
import { isFault } from './to-api-error.ts'

/** The response for unknown paths of the API. */
export const UNKNOWN_PROCEDURE = { code: 'NOT_FOUND', message: 'The procedure does not exist.' }

interface Options {
  prefix?: `/${string}`
  /** Whether undeclared outputs and errors fail. */
  validatesResponses?: boolean
  /** Around each call of a procedure. */
  interceptors?: readonly ((call: Call) => Promise<unknown>)[]
}

interface Call {
  path: readonly string[]
  next: () => Promise<unknown>
}

/**
 * Serves the procedures of a router under a prefix. Bodies are read only after access has been checked.
 * @param contextOf creates the context of handlers
 */
export function addApi<Context extends { caller: Caller; request: { id: string } }>(
  http: FastifyInstance,
  router: Router<AnyContractRouter, Context>,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
  { prefix = '/api/v1', validatesResponses = false, interceptors = [] }: Options = {},
): void {
  assertAccessDeclared(router as AnyContractRouter)
  const handler = new OpenAPIHandler<Context>(router, {
    // excludes body parsing, whose errors are the client's
    clientInterceptors: [
      onError((error, { context }) => {
        if (error instanceof ORPCError && (error.status < 500 || isFault(error))) return
        const { id } = context.request
        http.log.error({ reqId: id, err: error })
        throw new ORPCError('INTERNAL_SERVER_ERROR', { message: 'Internal server error', data: { request_id: id } })
      }),
      ...interceptors,
      ...(validatesResponses ? [validateResponse] : []),
    ],
  })
  const matcher = new StandardOpenAPIMatcher()
  matcher.init(router)
  http.all(`${prefix}/*`, async (request, reply) => {
    const context = await contextOf(request, reply)
    const { pathname } = new URL(request.url, 'http://host')
    const match = await matcher.match(request.method, `/${pathname.slice(prefix.length + 1).replace(/\/$/, '')}`)
    if (match) {
      assertMayCall(context.caller, match.procedure, match.path)
      assertBodyFits(request, context.caller, match.procedure)
      request.body = await readParts(request)
    }
    const { matched } = await handler.handle(request, reply, { prefix, context })
    if (!matched) reply.code(404).send(UNKNOWN_PROCEDURE)
    return reply
  })
}
