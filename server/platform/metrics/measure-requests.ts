import { StandardOpenAPIMatcher } from '@orpc/openapi/standard'
import type { AnyRouter } from '@orpc/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from './metrics.ts'

const API = '/api/v1'
/** What no route, procedure or page answers, whatever its address. */
const UNKNOWN = 'unknown'
/** Several of these have a route for each file, whose name changes with its content. */
const FILE = /\.\w+$/
const FOLDER = /^\/(?:assets|files|pictures|placeholders)\//

interface Options {
  router: AnyRouter
  /** The pattern of the page at a path; null if there is none. */
  pagePattern: (path: string) => string | null
}

/**
 * Counts and times responses by the pattern of their route, and never by their address: the number of series is that of
 * the procedures, pages and routes, whatever is asked.
 */
export function measureRequests(http: FastifyInstance, metrics: Metrics, options: Options): void {
  const matcher = new StandardOpenAPIMatcher()
  matcher.init(options.router)

  async function labelsOf({ method, url, routeOptions }: FastifyRequest): Promise<{ kind: string; route: string }> {
    const [path = ''] = url.split('?', 1)
    if (path.startsWith(`${API}/`)) {
      const found = await matcher.match(method, `/${path.slice(API.length + 1).replace(/\/$/, '')}`)
      const { method: verb = method, path: pattern = UNKNOWN } = found?.procedure['~orpc'].route ?? {}
      return { kind: 'api', route: found ? `${verb} ${pattern}` : UNKNOWN }
    }
    const [folder] = FOLDER.exec(path) ?? []
    if (folder !== undefined) return { kind: 'file', route: `${folder}*` }
    if (routeOptions.url === '/*') {
      const isData = path.endsWith('.data')
      const page = isData ? path.replace(/\.data$/, '').replace(/^\/_root$|^\/_$/, '/') : path
      return { kind: isData ? 'data' : 'page', route: options.pagePattern(page) ?? UNKNOWN }
    }
    if (routeOptions.url === undefined) return { kind: 'other', route: UNKNOWN }
    return FILE.test(routeOptions.url) ? { kind: 'file', route: '/*' } : { kind: 'other', route: routeOptions.url }
  }

  http.addHook('onResponse', async (request, reply) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    metrics.countRequest({ ...(await labelsOf(request)), status }, reply.elapsedTime / 1000)
    const outcome = /^sayyad; (?:hit; detail=|fwd=miss; )?(\w+)/.exec(String(reply.getHeader('cache-status')))?.[1]
    if (outcome !== undefined) metrics.countCacheAnswer(outcome === 'fwd' ? 'miss' : outcome)
  })
}
