import { Agent, request } from 'node:http'
import { cookiesOfVariant } from './page-variant.ts'
import type { SharedCache } from './shared-caches.ts'
import type { StoredPage } from './stored-page.ts'

const MOST_AT_ONCE = 8
const TIMEOUT_MS = 2000
/** nginx responds with 412 and Varnish with 200 if they do not have the response. */
const DONE = [200, 204, 404, 412]

/**
 * Purges responses by HTTP: each one with a request of method `PURGE` that otherwise looks like the one of a visitor,
 * from which the cache computes the same key. The configurations in `deploy/` support this.
 * @param url of the cache, such as `http://127.0.0.1:8080`
 * @param host of the public URL, which is part of the key
 */
export function purgeByHttp(url: string, host: string): SharedCache {
  const agent = new Agent({ keepAlive: true, maxSockets: MOST_AT_ONCE })
  const { hostname, port } = new URL(url)

  const purgeOne = ({ url: path, variant, encoding }: StoredPage) =>
    new Promise<void>((resolve, reject) => {
      const headers = { host, cookie: cookiesOfVariant(variant) ?? '', 'accept-encoding': encoding }
      const sent = request(
        { agent, method: 'PURGE', hostname, port, path, headers, timeout: TIMEOUT_MS },
        (response) => {
          response.resume()
          const { statusCode = 0 } = response
          if (DONE.includes(statusCode)) resolve()
          else reject(new Error(`${url} answered PURGE with ${statusCode}`))
        },
      )
      sent.on('timeout', () => sent.destroy(new Error(`${url} did not answer PURGE in time`)))
      sent.on('error', reject)
      sent.end()
    })

  return { purge: async (pages) => void (await Promise.all(pages.map(purgeOne))) }
}
