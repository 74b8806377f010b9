import type { FastifyInstance } from 'fastify'

/** @param milliseconds threshold from which a request is logged, with its id and URL */
export function logSlowRequests(http: FastifyInstance, milliseconds: number): void {
  http.addHook('onResponse', async (request, { elapsedTime, statusCode }) => {
    if (elapsedTime < milliseconds) return
    request.log.warn({ req: request, statusCode, milliseconds: Math.round(elapsedTime) }, 'Slow request')
  })
}
