import { createRequestHandler, type ServerBuild } from 'react-router'
import { firstSegment } from './first-segment.ts'
import { KNOWN_ROUTES } from './known-route-ids.ts'

type Handler = ReturnType<typeof createRequestHandler>

/**
 * React Router matches all routes several times per request. These handlers have only the routes with the first segment
 * of the path, and those that every page needs.
 */
export function handlersByPath(build: ServerBuild, mode: string): (path: string) => Handler {
  const routes = Object.values(build.routes).filter((route) => route !== undefined)
  const isOfEvery = ({ id, path = '' }: (typeof routes)[number]) =>
    path === '' || path === '*' || (KNOWN_ROUTES as readonly string[]).includes(id)
  const only = (begin: string): Handler => {
    const ids = new Set(
      routes.filter((route) => isOfEvery(route) || firstSegment(route.path ?? '') === begin).map(({ id }) => id),
    )
    const those = <Route>(all: Readonly<Record<string, Route>>): Record<string, Route> =>
      Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)))
    return createRequestHandler(
      { ...build, routes: those(build.routes), assets: { ...build.assets, routes: those(build.assets.routes) } },
      mode,
    )
  }
  const handlers = new Map(routes.map(({ path = '' }) => [firstSegment(path), only(firstSegment(path))]))
  const all = createRequestHandler(build, mode)
  return (path) => handlers.get(firstSegment(path)) ?? all
}
