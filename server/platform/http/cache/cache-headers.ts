import type { Lifetime } from './shared-caches.ts'

/** For people with a session, and for everything that must not be shown to anyone else. */
export const PERSONAL = 'private, no-store'
/** For responses that only the visitor's browser may store, such as those with compact cards. */
export const OF_ONE_DEVICE = 'private, no-cache'
const OF_ALL = 'public, max-age=0, must-revalidate'

/** While the server does not respond, shared caches serve what they have. */
const IF_ERROR_SECONDS = 86_400

/**
 * Headers for responses that anyone may store. Browsers and caches that do not keep languages apart ask each time and
 * get a 304; caches that do may serve them for some time.
 * @param lifetime null if the request does not come from a cache that keeps languages and themes apart
 */
export function sharedHeaders(lifetime: Lifetime | null): Record<string, string> {
  if (!lifetime) return { 'cache-control': OF_ALL }
  const { seconds, whileAsking } = lifetime
  return {
    // nginx reads this field, and ignores `must-revalidate`
    'cache-control': `${OF_ALL}, s-maxage=${seconds}, stale-while-revalidate=${whileAsking}`,
    'cdn-cache-control': `public, max-age=${seconds}, stale-while-revalidate=${whileAsking}, stale-if-error=${IF_ERROR_SECONDS}`,
  }
}
