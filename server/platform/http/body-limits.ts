import type { FastifyInstance, FastifyRequest } from 'fastify'

const MOST_BYTES = 1_000_000
/** With pictures, as a form or piece by piece. */
const MOST_UPLOAD_BYTES = 45_000_000
const UPLOAD_TYPES = ['multipart/form-data', 'application/offset+octet-stream']

/**
 * Refuses what would fill the memory, before anything reads it. Pictures come as forms, and only from those whose
 * cookies say that they are signed in; a body has to say its length.
 */
export function limitBodies(http: FastifyInstance, claimsSession: (request: FastifyRequest) => boolean): void {
  http.addHook('onRequest', (request, reply, proceed) => {
    const refusal = refusalOf(request, claimsSession)
    if (!refusal) return proceed()
    // the body is not read: nothing more can come over this connection
    reply.code(refusal.status).header('connection', 'close').send({ code: refusal.code, message: refusal.message })
  })
}

function refusalOf(request: FastifyRequest, claimsSession: (request: FastifyRequest) => boolean) {
  const { headers } = request
  if (headers['transfer-encoding'] !== undefined) {
    return { status: 411, code: 'LENGTH_REQUIRED', message: 'Say the length of the body' }
  }
  const is_upload = UPLOAD_TYPES.some((type) => headers['content-type']?.startsWith(type)) && claimsSession(request)
  return Number(headers['content-length'] ?? 0) > (is_upload ? MOST_UPLOAD_BYTES : MOST_BYTES)
    ? { status: 413, code: 'PAYLOAD_TOO_LARGE', message: 'The body is too large' }
    : null
}
