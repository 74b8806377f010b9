import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Db } from '#server/platform/db/client.ts'
import { isReachable } from '#server/platform/db/find-fault.ts'
import { RETRY_SECONDS } from './error-handler.ts'

const QUIET = { config: { rateLimit: false } }

/**
 * Health checks. `/live` responds as long as the process does: restart it if not. `/ready` says whether to send requests:
 * the database is reachable, and searches are answered from memory. `/api/health` only asks the database.
 * @param isSearchReady false while cars are being read after a start, when searches are slow
 */
export function addHealth(http: FastifyInstance, db: Db, isSearchReady: () => boolean): void {
  http.get('/api/health/live', QUIET, async () => ({ status: 'ok' }))

  http.get('/api/health', QUIET, async (_request, reply) =>
    (await isReachable(db)) ? { status: 'ok' } : unavailable(reply, 'database_unreachable'),
  )

  http.get('/api/health/ready', QUIET, async (_request, reply) => {
    if (!(await isReachable(db))) return unavailable(reply, 'database_unreachable')
    return isSearchReady() ? { status: 'ok' } : unavailable(reply, 'search_starting')
  })
}

const unavailable = (reply: FastifyReply, status: string) =>
  reply.code(503).header('retry-after', RETRY_SECONDS).send({ status })
