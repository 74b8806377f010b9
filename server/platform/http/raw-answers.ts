import { STATUS_CODES, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { isPageAddress } from './is-page-address.ts'
import { TOO_LONG_PAGE, TOO_LONG_PAGE_POLICY } from './too-long-page.ts'

/** Security headers for responses that bypass the hooks of the server. */
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
}
const HTTPS_HEADERS = { ...HEADERS, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

/** Responds to URLs that cannot be routed. */
export function sendBadAddress(response: ServerResponse, isHttps: boolean): void {
  response.writeHead(400, isHttps ? HTTPS_HEADERS : HEADERS)
  response.end(JSON.stringify({ code: 'BAD_REQUEST', message: 'The URL is malformed' }))
}

const STATUSES: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

interface ClientError extends NodeJS.ErrnoException {
  /** The last packet, if it could not be parsed. */
  rawPacket?: unknown
}

/** Responds to invalid HTTP, headers that are too large, and requests that are too slow. */
export function answerClientError(
  { code = '', rawPacket }: ClientError,
  socket: Pick<Socket, 'destroyed' | 'writable' | 'write' | 'destroy'>,
  isHttps: boolean,
): void {
  if (code === 'ECONNRESET' || socket.destroyed) return
  const address = code === 'HPE_HEADER_OVERFLOW' ? addressIn(rawPacket) : null
  const isPage = address !== null && isPageAddress(address.url)
  const status = address?.isEndless ? 414 : (STATUSES[code] ?? 400)
  const body = isPage ? TOO_LONG_PAGE : JSON.stringify({ code: 'BAD_REQUEST', message: STATUS_CODES[status] })
  const headers = Object.entries({
    ...(isHttps ? HTTPS_HEADERS : HEADERS),
    ...(isPage && { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': TOO_LONG_PAGE_POLICY }),
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  })
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers.map(([name, value]) => `${name}: ${value}`)]
  if (socket.writable) socket.write([...lines, '', body].join('\r\n'))
  socket.destroy()
}

/**
 * The URL at the start of a packet, and whether the URL is what exceeded the limit; null if the packet does not contain
 * a request line.
 */
function addressIn(packet: unknown): { url: string; isEndless: boolean } | null {
  const [line = '', ...rest] = Buffer.isBuffer(packet) ? packet.toString('latin1').split('\r\n', 2) : []
  const url = /^[A-Z]+ (\/\S*)/.exec(line)?.[1]
  return url === undefined ? null : { url, isEndless: rest.length === 0 }
}
