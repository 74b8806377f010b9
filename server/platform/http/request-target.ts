import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { sendBadAddress } from './raw-answers.ts'

const ABSOLUTE = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i

/**
 * The path and query of a request line. Servers must accept absolute URLs in it, as proxies send them (RFC 9112 3.2.2).
 * Their host is ignored like the `Host` header, since all URLs of responses begin with the public origin.
 */
export function originForm({ url = '' }: Pick<IncomingMessage, 'url'>): string {
  if (!ABSOLUTE.test(url)) return url
  const path = url.replace(ABSOLUTE, '')
  return path.startsWith('/') ? path : `/${path}`
}

/** Rejects request lines without a path, such as `GET *`. */
export function requirePath(http: FastifyInstance, isHttps: boolean): void {
  http.addHook('onRequest', (request, reply, proceed) => {
    if (request.url.startsWith('/')) return proceed()
    reply.hijack()
    sendBadAddress(reply.raw, isHttps)
  })
}

/** Whether a connection changes its protocol. Requests for another one than WebSocket are served as HTTP/1.1. */
export const isWebSocket = ({ headers }: IncomingMessage): boolean => headers.upgrade?.toLowerCase() === 'websocket'
