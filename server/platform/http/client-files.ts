import statics from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { readdirSync } from 'node:fs'
import { ROOT } from '#server/platform/root.ts'

const CLIENT_FILES = new URL('build/client/', ROOT).pathname

/** The service worker, and the one that removes it. */
const WORKERS = { on: 'sw.js', off: 'sw-off.js' } as const

/**
 * Serves the built files of the pages.
 * @param isOfflineOn whether pages may be read without a connection
 */
export async function addClientFiles(http: FastifyInstance, isOfflineOn: () => Promise<boolean>): Promise<void> {
  await http.register(statics, {
    root: CLIENT_FILES,
    // a route for each file, so that all other paths are pages; hundreds of routes for the assets would slow the start
    wildcard: false,
    globIgnore: ['assets/**', ...Object.values(WORKERS)],
    index: false,
    preCompressed: true,
    cacheControl: false,
    // file names in `assets` contain a hash of the content
    setHeaders: (response, path) => response.header('cache-control', cachingOf(path.slice(CLIENT_FILES.length))),
  })
  http.get('/sw.js', async (_request, reply) => reply.sendFile((await isOfflineOn()) ? WORKERS.on : WORKERS.off))
  const assets = new Set(readdirSync(`${CLIENT_FILES}assets`))
  http.get<{ Params: { name: string } }>('/assets/:name', ({ params: { name } }, reply) =>
    assets.has(name)
      ? reply.sendFile(`assets/${name}`)
      : reply.code(404).send({ code: 'NOT_FOUND', message: 'The file does not exist' }),
  )
}

function cachingOf(file: string): string {
  if (file.startsWith('assets/')) return 'public, max-age=31536000, immutable'
  // a browser must learn at once that a worker was replaced or turned off
  return /^sw(?:-off)?\.js/.test(file) ? 'no-cache' : 'public, max-age=3600'
}
