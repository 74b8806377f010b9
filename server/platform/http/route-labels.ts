import { StandardOpenAPIMatcher } from '@orpc/openapi/standard'
import type { AnyRouter } from '@orpc/server'
import type { FastifyRequest } from 'fastify'

const API = '/api/v1'
/** What no route, procedure or page answers, whatever its address. */
const UNKNOWN = 'unknown'
/** Several of these have a route for each file, whose name changes with its content. */
const FILE = /\.\w+$/
const FOLDER = /^\/(?:assets|files|pictures|placeholders)\//

export interface RouteLabels {
  kind: 'page' | 'data' | 'api' | 'file' | 'other'
  /** Such as `/car/:carId` or `GET /cars/{car_id}`. */
  route: string
}

interface Options {
  router: AnyRouter
  /** The pattern of the page at a path; null if there is none. */
  pagePattern: (path: string) => string | null
}

/**
 * Names requests by the pattern of their route, and never by their address: the number of names is that of the
 * procedures, pages and routes, whatever is asked.
 */
export function createRouteLabels({ router, pagePattern }: Options): (request: FastifyRequest) => Promise<RouteLabels> {
  let matcher: StandardOpenAPIMatcher | undefined
  function matcherOfRouter(): StandardOpenAPIMatcher {
    if (!matcher) {
      matcher = new StandardOpenAPIMatcher()
      matcher.init(router)
    }
    return matcher
  }

  return async ({ method, url, routeOptions }) => {
    const [path = ''] = url.split('?', 1)
    if (path.startsWith(`${API}/`)) {
      const found = await matcherOfRouter().match(method, `/${path.slice(API.length + 1).replace(/\/$/, '')}`)
      const { method: verb = method, path: pattern = UNKNOWN } = found?.procedure['~orpc'].route ?? {}
      return { kind: 'api', route: found ? `${verb} ${pattern}` : UNKNOWN }
    }
    const [folder] = FOLDER.exec(path) ?? []
    if (folder !== undefined) return { kind: 'file', route: `${folder}*` }
    if (routeOptions.url === '/*') {
      const isData = path.endsWith('.data')
      const page = isData ? path.replace(/\.data$/, '').replace(/^\/_root$|^\/_$/, '/') : path
      return { kind: isData ? 'data' : 'page', route: pagePattern(page) ?? UNKNOWN }
    }
    if (routeOptions.url === undefined) return { kind: 'other', route: UNKNOWN }
    return FILE.test(routeOptions.url) ? { kind: 'file', route: '/*' } : { kind: 'other', route: routeOptions.url }
  }
}
