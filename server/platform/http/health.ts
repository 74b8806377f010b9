import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#server/platform/db/client.ts'

/** For load balancers: 200 while the database responds, else 503. */
export function addHealth(http: FastifyInstance, db: Db): void {
  http.get('/api/health', { config: { rateLimit: false } }, async (_request, reply) => {
    try {
      await db.execute(sql`select 1`)
      return { status: 'ok' }
    } catch {
      return reply.code(503).send({ status: 'database_unreachable' })
    }
  })
}
