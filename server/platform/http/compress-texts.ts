import type { FastifyInstance } from 'fastify'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { encodingOf } from './accepted-encoding.ts'

/** Shorter ones fit in a packet as they are. */
const THRESHOLD = 1024

/** Of brotli: little work; what is repeated on a page is found again wherever it was. */
export const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 }

/**
 * Compresses texts in one go, and at once: piece by piece, as streams are, costs the main thread several times as much,
 * and handing a page to another thread and back as much as compressing it.
 */
export function compressTexts(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < THRESHOLD || reply.hasHeader('content-encoding')) return payload
    const encoding = encodingOf(request.headers['accept-encoding'])
    if (encoding === 'identity') return payload
    reply.header('vary', [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '))
    reply.header('content-encoding', encoding).removeHeader('content-length')
    const text = Buffer.from(payload)
    if (encoding === 'gzip') return gzipSync(text)
    return brotliCompressSync(text, { params: { ...BROTLI, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } })
  })
}
