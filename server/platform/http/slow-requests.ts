import type { FastifyInstance } from 'fastify'

/** @param milliseconds requests that take at least this long are logged with ID and URL */
export function logSlowRequests(http: FastifyInstance, milliseconds: number): void {
  http.addHook('onResponse', (request, { elapsedTime, statusCode }, done) => {
    if (elapsedTime >= milliseconds)
      request.log.warn({ req: request, statusCode, milliseconds: Math.round(elapsedTime) }, 'Slow request')
    done()
  })
}
