import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

interface Options {
  /** Whether it is read. */
  hasBody?: boolean
}

/** Converts to a Fetch API request; aborted if the client disconnects. */
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
  // appended, since `//host` would else be read as another host
  return new Request(new URL(origin + request.url), init)
}
