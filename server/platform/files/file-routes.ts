import type { FastifyInstance, FastifyReply } from 'fastify'
import { extname } from 'node:path'
import { parse } from 'range-parser'
import { isFileKey, type FileStore } from './file-store.ts'

/** The URL prefix of public files, followed by their key. */
export const FILES_ADDRESS = '/files/'

const TYPES: Record<string, string> = { '.webp': 'image/webp', '.avif': 'image/avif', '.png': 'image/png' }

/**
 * Keys change with the content, so browsers cache files permanently. Shared caches ask again after a day, since files
 * are deleted together with accounts and ads.
 */
const CACHE_CONTROL = 'public, max-age=31536000, s-maxage=86400, immutable'

const VIDEO = { extension: '.mp4', type: 'video/mp4' }
const LONGEST_RANGE = 100
/** In the answer of the parser. */
const MALFORMED = 1

/** Serves public files; videos also in parts, as players ask for them. */
export function addFiles(http: FastifyInstance, files: FileStore): void {
  http.get<{ Params: { '*': string } }>(`${FILES_ADDRESS}*`, async (request, reply) => {
    const key = request.params['*']
    if (extname(key) === VIDEO.extension) return sendVideo(files, key, request.headers.range, reply)
    const type = TYPES[extname(key)]
    const bytes = type && isFileKey(key) ? await files.read(key) : null
    if (!bytes) return sendMissing(reply)
    return reply.header('cache-control', CACHE_CONTROL).type(String(type)).send(bytes)
  })
}

/** One range as asked for by RFC 9110; several, or one that cannot be read, get the whole file. */
async function sendVideo(files: FileStore, key: string, range: string | undefined, reply: FastifyReply) {
  const size = isFileKey(key) ? await files.size(key) : null
  if (size === null) return sendMissing(reply)
  reply.header('accept-ranges', 'bytes')
  const asked = range !== undefined && range.length <= LONGEST_RANGE ? parse(size, range) : null
  const isOfBytes = asked?.type === 'bytes' && asked.code !== MALFORMED
  if (isOfBytes && !asked.ranges.length) {
    return reply.code(416).header('content-range', `bytes */${size}`).send()
  }
  const [first, ...others] = isOfBytes ? asked.ranges : []
  const part = first && !others.length ? { start: first.start, end: first.end } : { start: 0, end: size - 1 }
  const stream = await files.readPart(key, part)
  if (first && !others.length) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`)
  return reply
    .header('cache-control', CACHE_CONTROL)
    .header('content-length', part.end - part.start + 1)
    .type(VIDEO.type)
    .send(stream)
}

const sendMissing = (reply: FastifyReply) =>
  reply.code(404).send({ code: 'NOT_FOUND', message: 'The file does not exist' })
