import { generatePath, matchRoutes } from 'react-router'
import { UUID } from '#domain/uuid.ts'
import { beginOf } from './begin-of.ts'

interface RoutePath {
  path?: string | undefined
}

/**
 * Routes match in any case and with a slash at the end, but each page has one address. Returns the function that gives
 * the one form of a path; paths without a page stay as they are.
 */
export function createPathForm(routes: readonly RoutePath[]): (pathname: string) => string {
  const patterns = [
    '/',
    ...routes.flatMap(({ path }) => (path && path !== '*' ? [`/${path.replace(/^\/+/, '')}`] : [])),
  ]
  const known = patterns.map((path) => ({ path }))
  // React Router ranks all that it is given, each time
  const alike = Map.groupBy(known, ({ path }) => beginOf(path))
  return (pathname) => {
    const plain = pathname.replace(/\/{2,}/g, '/')
    const match = matchRoutes(alike.get(beginOf(plain).toLowerCase()) ?? known, plain)?.at(-1)
    if (!match) return pathname
    const params = Object.entries(match.params).map(([name, value = '']) => [name, inOneCase(value)])
    return generatePath(match.route.path, Object.fromEntries(params))
  }
}

/** Tokens tell their cases apart, ids do not. */
const inOneCase = (value: string): string => (UUID.test(value.toLowerCase()) ? value.toLowerCase() : value)
