import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RouteLabels } from '#server/platform/http/route-labels.ts'
import type { Metrics } from './metrics.ts'

/** Counts and times responses by the pattern of their route. */
export function measureRequests(
  http: FastifyInstance,
  metrics: Metrics,
  labelsOf: (request: FastifyRequest) => Promise<RouteLabels>,
): void {
  http.addHook('onResponse', async (request, reply) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    metrics.countRequest({ ...(await labelsOf(request)), status }, reply.elapsedTime / 1000)
    const outcome = /^sayyad; (?:hit; detail=|fwd=miss; )?(\w+)/.exec(String(reply.getHeader('cache-status')))?.[1]
    if (outcome !== undefined) metrics.countCacheAnswer(outcome === 'fwd' ? 'miss' : outcome)
  })
}
