import { generatePath, matchRoutes } from 'react-router'
import { UUID } from '#domain/uuid.ts'

interface RoutePath {
  path?: string | undefined
}

/** A path that is equal to its canonical form, whichever page it leads to: most are. */
const CANONICAL = /^\/$|^(\/[a-z0-9_-]+)+$/

/**
 * Returns a function that normalises a path: routes match in any case and with a trailing slash, but each page has one
 * canonical URL. Paths without a page are returned unchanged.
 */
export function createCanonicalPath(routes: readonly RoutePath[]): (pathname: string) => string {
  const known = knownPaths(routes)
  return (pathname) => {
    if (CANONICAL.test(pathname)) return pathname
    const plain = pathname.replace(/\/{2,}/g, '/')
    const match = matchRoutes(known, plain)?.at(-1)
    if (!match) return pathname
    const params = Object.entries(match.params).map(([name, value = '']) => [name, inOneCase(value)])
    return generatePath(match.route.path, Object.fromEntries(params))
  }
}

/** Returns a function that finds the pattern of the page at a path. */
export function createPagePattern(routes: readonly RoutePath[]): (pathname: string) => string | null {
  const known = knownPaths(routes)
  return (pathname) => matchRoutes(known, pathname)?.at(-1)?.route.path ?? null
}

const knownPaths = (routes: readonly RoutePath[]): { path: string }[] =>
  ['/', ...routes.flatMap(({ path }) => (path && path !== '*' ? [`/${path.replace(/^\/+/, '')}`] : []))].map(
    (path) => ({
      path,
    }),
  )

/** Lower-cases ids. Tokens are case-sensitive. */
const inOneCase = (value: string): string => (UUID.test(value.toLowerCase()) ? value.toLowerCase() : value)
