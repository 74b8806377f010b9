import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RouteLabels } from '#server/platform/http/route-labels.ts'
import { isProxied } from '#server/platform/http/client-address.ts'
import type { OpenSpan, Traces } from './traces.ts'

const FAILED = 500

/** Traces each request under the pattern of its route, never its address. */
export function traceRequests(
  http: FastifyInstance,
  traces: Traces,
  labelsOf: (request: FastifyRequest) => Promise<RouteLabels>,
): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>()
  http.addHook('onRequest', (request, _reply, proceed) => {
    const span = traces.beginRequest(request.method, isProxied(request) ? request.headers : {})
    spans.set(request, span)
    span.run(proceed)
  })
  http.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request)
    if (!span) return
    const { kind, route } = await labelsOf(request)
    span.rename(kind === 'api' ? route : `${request.method} ${route}`)
    const { statusCode } = reply
    span.end(
      {
        'http.request.method': request.method,
        'http.route': route,
        'http.response.status_code': statusCode,
        'sayyad.kind': kind,
        'sayyad.request_id': request.id,
      },
      statusCode >= FAILED ? new Error(String(statusCode)) : undefined,
    )
  })
}
