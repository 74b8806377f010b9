import type { FastifyInstance, FastifyReply } from 'fastify'
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib'
import { encodingOf, type Encoding } from './accepted-encoding.ts'

/** Shorter responses fit in one packet uncompressed. */
const THRESHOLD = 1024

/** Brotli parameters: low quality, with a window that covers a whole page. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 }

/**
 * Compresses text responses synchronously in one call. Streaming costs the main thread several times as much, and
 * transferring a page to another thread and back costs as much as compressing it.
 */
export function compressTexts(http: FastifyInstance): void {
  http.addHook('onSend', async (request, reply, payload) => {
    const text = textOf(payload, reply)
    if (!text || text.length < THRESHOLD || isFinal(reply)) return payload
    reply.header('vary', [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '))
    const encoding = encodingOf(request.headers['accept-encoding'])
    if (encoding === 'identity') return payload
    reply.header('content-encoding', encoding).removeHeader('content-length')
    return COMPRESS[encoding](text)
  })
}

/** Whether the response is encoded already or says by `Cache-Control` that it is sent as it is. */
const isFinal = (reply: FastifyReply): boolean =>
  reply.hasHeader('content-encoding') || /\bno-transform\b/.test(String(reply.getHeader('cache-control')))

const COMPRESS: Record<Exclude<Encoding, 'identity'>, (text: Buffer) => Buffer> = {
  zstd: (text) => zstdCompressSync(text),
  br: (text) => brotliCompressSync(text, { params: { ...BROTLI, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  gzip: (text) => gzipSync(text),
}

/** The text in UTF-8; null for other data. */
function textOf(payload: unknown, reply: FastifyReply): Buffer | null {
  if (typeof payload === 'string') return Buffer.from(payload)
  return Buffer.isBuffer(payload) && String(reply.getHeader('content-type')).startsWith('text/') ? payload : null
}
