import statics from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { readdirSync } from 'node:fs'
import { ROOT } from '#server/platform/root.ts'

const CLIENT_FILES = new URL('build/client/', ROOT).pathname

/** Serves the built files of the pages. */
export async function addClientFiles(http: FastifyInstance): Promise<void> {
  await http.register(statics, {
    root: CLIENT_FILES,
    // a route for each file, so that all other paths are pages; hundreds of routes for the assets would slow the start
    wildcard: false,
    globIgnore: ['assets/**'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    // file names in `assets` contain a hash of the content
    setHeaders: (response, path) =>
      response.header(
        'cache-control',
        path.startsWith(`${CLIENT_FILES}assets/`) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ),
  })
  const assets = new Set(readdirSync(`${CLIENT_FILES}assets`))
  http.get<{ Params: { name: string } }>('/assets/:name', ({ params: { name } }, reply) =>
    assets.has(name)
      ? reply.sendFile(`assets/${name}`)
      : reply.code(404).send({ code: 'NOT_FOUND', message: 'The file does not exist' }),
  )
}
