import type { FastifyInstance } from 'fastify'
import { MINUTE_MS } from '#domain/durations.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/client.ts'
import { failed_requests } from '#server/platform/db/schema/index.ts'

/** Further failures in the same minute are only logged. */
const MOST_PER_MINUTE = 60
const LONGEST_PATH = 300

interface Needed {
  db: Db
  clock: Clock
}

/** Stores failed requests, so that admins can look up the ID that the error screen shows. */
export function storeFailedRequests(
  http: FastifyInstance,
  { db, clock }: Needed,
  toLogged: (url: string) => string,
): void {
  let minute = 0
  let stored = 0

  http.addHook('onResponse', async ({ id, method, url, log }, { statusCode }) => {
    if (statusCode !== 500) return
    const failedAt = clock()
    const now = Math.floor(failedAt.getTime() / MINUTE_MS)
    stored = now === minute ? stored + 1 : 1
    minute = now
    if (stored > MOST_PER_MINUTE) return
    const [path = ''] = toLogged(url).split('?')
    const row = { request_id: id, method, path: path.slice(0, LONGEST_PATH), failed_at: failedAt }
    await db
      .insert(failed_requests)
      .values(row)
      .onConflictDoNothing()
      .catch((error: unknown) => log.warn(error))
  })
}
