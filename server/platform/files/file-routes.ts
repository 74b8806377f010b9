import type { FastifyInstance } from 'fastify'
import { extname } from 'node:path'
import { isFileKey, type FileStore } from './file-store.ts'

/** The URL prefix of public files, followed by their key. */
export const FILES_ADDRESS = '/files/'

const TYPES: Record<string, string> = { '.webp': 'image/webp', '.avif': 'image/avif', '.png': 'image/png' }

/**
 * Keys change with the content, so browsers cache files permanently. Shared caches ask again after a day, since files
 * are deleted together with accounts and ads.
 */
const CACHE_CONTROL = 'public, max-age=31536000, s-maxage=86400, immutable'

/** Serves public files. */
export function addFiles(http: FastifyInstance, files: FileStore): void {
  http.get<{ Params: { '*': string } }>(`${FILES_ADDRESS}*`, async (request, reply) => {
    const key = request.params['*']
    const type = TYPES[extname(key)]
    const bytes = type && isFileKey(key) ? await files.read(key) : null
    if (!bytes) return reply.code(404).send({ code: 'NOT_FOUND', message: 'The file does not exist' })
    return reply.header('cache-control', CACHE_CONTROL).type(String(type)).send(bytes)
  })
}
