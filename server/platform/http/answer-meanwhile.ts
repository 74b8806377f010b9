import Fastify from 'fastify'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/platform/db/client.ts'
import { fail } from '#server/platform/fail.ts'
import { listenOptions } from '#server/platform/releases/hold-port.ts'
import { addClientFiles } from './client-files.ts'
import { addErrorHandler } from './error-handler.ts'
import { loadPages } from './load-pages.ts'
import { addSecurityHeaders } from './security-headers.ts'

/**
 * Answers all requests with the page that says that the site is away, and reloads itself, until the server takes over.
 * @param headers of each response
 * @returns ends that
 */
export async function answerMeanwhile(
  config: Config,
  headers: () => Record<string, string> = () => ({}),
): Promise<() => Promise<void>> {
  const http = Fastify({ logger: false, forceCloseConnections: true })
  addSecurityHeaders(http, config)
  http.addHook('onRequest', async (_, reply) => void reply.headers(headers()))
  const away = async (): Promise<never> => {
    throw fail('UNAVAILABLE')
  }
  // also instead of a service worker, which stays as it is
  await addClientFiles(http, away)
  addErrorHandler(http, { db: NO_DATABASE, pages: await loadPages(config), publicUrl: config.publicUrl })
  http.setNotFoundHandler(away)
  await http.listen(listenOptions(config))
  return () => http.close()
}

/** Whether it can be reached is only asked about errors of queries. */
const NO_DATABASE = {} as Db
