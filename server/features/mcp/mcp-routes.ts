import type { FastifyInstance } from 'fastify'
import type { Services } from '#server/context.ts'
import { limitRequests } from '#server/platform/http/body-limits.ts'
import type { Parts } from './answer-mcp.ts'
import { isMcpOn } from './is-mcp-on.ts'
import { protocolError } from './protocol-error.ts'

/**
 * Answers other assistants by the Model Context Protocol. Their callers are visitors who are not signed in: cookies and
 * access tokens have no effect.
 */
export function addMcp(http: FastifyInstance, services: Services, parts: Parts): void {
  void http.register(async (scope) => {
    // the body is read later, and only if the request is answered
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    limitRequests(scope, () => false)
    scope.route({
      method: ['GET', 'POST', 'DELETE'],
      url: '/mcp',
      handler: async (request, reply) => {
        if (!(await isMcpOn(services))) return reply.code(404).send(protocolError('Not found'))
        // few sites are asked
        const { answerMcp } = await import('./answer-mcp.ts')
        return answerMcp(request, reply, { services, ...parts })
      },
    })
  })
}
