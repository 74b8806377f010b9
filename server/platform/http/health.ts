import type { FastifyInstance } from 'fastify'
import type { Db } from '#server/platform/db/client.ts'
import { isReachable } from '#server/platform/db/find-fault.ts'
import { RETRY_SECONDS } from './error-handler.ts'

/** The health check for load balancers: 200 while the database is reachable, else 503. */
export function addHealth(http: FastifyInstance, db: Db): void {
  http.get('/api/health', { config: { rateLimit: false } }, async (_request, reply) => {
    if (await isReachable(db)) return { status: 'ok' }
    return reply.code(503).header('retry-after', RETRY_SECONDS).send({ status: 'database_unreachable' })
  })
}
