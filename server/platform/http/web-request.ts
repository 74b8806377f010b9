import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

interface Options {
  /** Whether to include the body. */
  hasBody?: boolean
}

/** Converts a Fastify request to a Fetch API request, which is aborted if the client disconnects. */
export function toWebRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  origin: string,
  { hasBody = false }: Options = {},
): Request {
  const abort = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) abort.abort()
  })
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, one)
  }
  const init: RequestInit & { duplex?: 'half' } = { method: request.method, headers, signal: abort.signal }
  if (hasBody && request.method !== 'GET' && request.method !== 'HEAD') {
    init.body = Readable.toWeb(request.raw) as ReadableStream
    init.duplex = 'half'
  }
  // concatenated, since `new URL('//host', base)` would change the host
  return new Request(new URL(origin + request.url), init)
}
