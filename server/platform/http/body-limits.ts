import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isPageAddress } from './is-page-address.ts'
import { TOO_LONG_PAGE, TOO_LONG_PAGE_POLICY } from './too-long-page.ts'

const MOST_BYTES = 1_000_000
/** For pictures, in forms and resumable uploads. */
const MOST_UPLOAD_BYTES = 45_000_000
/** For long texts. `admit-body.ts` has the limit of each procedure, which is usually `MOST_BYTES`. */
const MOST_JSON_BYTES = 12_000_000
/** More than any URL of the site needs. */
const MOST_ADDRESS_LETTERS = 8192
const UPLOAD_TYPES = ['multipart/form-data', 'application/offset+octet-stream']

/**
 * Rejects URLs that are too long, and bodies that are too large before reading them. Forms with pictures and long texts require
 * a session cookie or an access token. All bodies require a `Content-Length`.
 */
export function limitRequests(http: FastifyInstance, claimsCaller: (request: FastifyRequest) => boolean): void {
  http.addHook('onRequest', (request, reply, proceed) => {
    const error = addressError(request) ?? bodyError(request, claimsCaller)
    if (!error) return proceed()
    // the body is not read, so the connection must be closed
    reply.code(error.status).header('connection', 'close')
    if (error.status === 414 && isPageAddress(request.url)) {
      reply.header('content-security-policy', TOO_LONG_PAGE_POLICY).type('text/html; charset=utf-8').send(TOO_LONG_PAGE)
      return
    }
    reply.send({ code: error.code, message: error.message })
  })
}

const addressError = ({ url }: FastifyRequest) =>
  url.length > MOST_ADDRESS_LETTERS ? { status: 414, code: 'URI_TOO_LONG', message: 'The URL is too long' } : null

function bodyError(request: FastifyRequest, claimsCaller: (request: FastifyRequest) => boolean) {
  const { headers } = request
  if (headers['transfer-encoding'] !== undefined) {
    return { status: 411, code: 'LENGTH_REQUIRED', message: 'Content-Length is required' }
  }
  return Number(headers['content-length'] ?? 0) > mostBytes(headers['content-type'] ?? '', claimsCaller(request))
    ? { status: 413, code: 'PAYLOAD_TOO_LARGE', message: 'The body is too large' }
    : null
}

function mostBytes(type: string, isFromCaller: boolean): number {
  if (!isFromCaller) return MOST_BYTES
  if (UPLOAD_TYPES.some((upload) => type.startsWith(upload))) return MOST_UPLOAD_BYTES
  return type.startsWith('application/json') ? MOST_JSON_BYTES : MOST_BYTES
}
