import { ERRORS, Server } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { validate, version } from 'uuid'
import { ERRORS as ERROR_CODES } from '#contract/errors.ts'
import type { Scope } from '#contract/procedure.ts'
import { UPLOADS_ADDRESS, MESSAGE_UPLOADS_ADDRESS } from '#domain/pictures/uploads-address.ts'
import { MOST_PICTURE_BYTES } from '#domain/pictures/picture-limits.ts'
import type { CallContext, Services } from '#server/context.ts'
import { findFault } from '#server/platform/db/find-fault.ts'
import { DeclaredError } from '#server/platform/fail.ts'
import { assertInScope, failSignedOut } from '#server/platform/http/access.ts'
import { toWebRequest } from '#server/platform/http/web-request.ts'
import type { Limit } from '#server/platform/limits.ts'
import { acceptUpload, receiveUpload } from './receive-upload.ts'
import { uploadIdOf } from '#server/platform/files/upload-id.ts'
import { createUploadLocker } from './upload-locker.ts'

/** Sufficient for the maximum of 60 new ads per hour with ten pictures each. */
const UPLOADS: Limit = { name: 'pictures', points: 600, seconds: 3600 }
/** Kilobytes per user and day. Sufficient for forty ads with ten pictures each. */
const STORAGE: Limit = { name: 'picture_kilobytes', points: 2_000_000, seconds: 86_400 }

type ContextOf = (request: FastifyRequest, reply: FastifyReply) => Promise<CallContext>

/** The purpose of an upload. */
interface Purpose {
  address: string
  /** The scope that an access token needs; undefined if tokens are not accepted. */
  scope: Scope | undefined
  accept: typeof acceptUpload
  receive: typeof receiveUpload
}

const FOR_ADS: Purpose = { address: UPLOADS_ADDRESS, scope: 'ads:write', accept: acceptUpload, receive: receiveUpload }
/** Pictures in messages, which are processed when the message is sent. */
const FOR_MESSAGES: Purpose = {
  address: MESSAGE_UPLOADS_ADDRESS,
  scope: undefined,
  accept: async () => {},
  receive: async () => {},
}

/** Serves resumable uploads of pictures by the tus protocol, for signed-in users. */
export function addUploads(http: FastifyInstance, services: Services, contextOf: ContextOf): void {
  for (const purpose of [FOR_ADS, FOR_MESSAGES]) addUploadsFor(purpose, http, services, contextOf)
}

function addUploadsFor(
  { address, scope, accept, receive }: Purpose,
  http: FastifyInstance,
  services: Services,
  contextOf: ContextOf,
): void {
  const owners = new WeakMap<Request, string>()
  const ownerOf = (request: Request) => owners.get(request) ?? ''
  const uploads = new Server({
    path: address,
    datastore: services.files.uploads.datastore,
    locker: createUploadLocker(services.locks),
    maxSize: MOST_PICTURE_BYTES,
    relativeLocation: true,
    allowedOrigins: [],
    namingFunction: (request, metadata) => {
      const pictureId = metadata?.['picture_id'] ?? ''
      if (!isPictureId(pictureId)) throw ERRORS.INVALID_METADATA
      return uploadIdOf(ownerOf(request), pictureId)
    },
    generateUrl: (_request, { path, id }) => `${path}/${id.slice(id.indexOf('_') + 1)}`,
    getFileIdFromRequest: (request, pictureId = '') =>
      isPictureId(pictureId) ? uploadIdOf(ownerOf(request), pictureId) : undefined,
    onUploadCreate: async (request, { metadata }) => {
      await accept(services, { owner_id: ownerOf(request), picture_id: metadata?.['picture_id'] ?? '' })
      return {}
    },
    onUploadFinish: async (request, { id, size = 0 }) => {
      const ownerId = ownerOf(request)
      await receive(services, { owner_id: ownerId, picture_id: id.slice(ownerId.length + 1), bytes: size })
      return {}
    },
    onResponseError: async (_request, error) => {
      if ('status_code' in error) {
        return error.status_code === UNSUPPORTED ? { status_code: 400, body: error.body } : undefined
      }
      const { status_code, code, message } = await faultOf(error)
      return { status_code, body: JSON.stringify({ code, message }) }
    },
  })

  /** The response to an error. Details of unexpected errors are only logged. */
  async function faultOf(error: Error) {
    const code = error instanceof DeclaredError ? error.code : await findFault(error, services.db)
    if (code) return { status_code: ERROR_CODES[code].status, code, message: ERROR_CODES[code].message }
    http.log.error(error)
    return { status_code: 500, code: 'INTERNAL_SERVER_ERROR', message: 'Internal server error' }
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const { caller } = await contextOf(request, reply)
    if (caller.kind === 'anonymous') throw failSignedOut(caller)
    assertInScope(caller, scope)
    if (request.method === 'POST') await takeUpload(services, caller.id, Number(request.headers['upload-length']))
    const webRequest = toWebRequest(request, reply, services.publicUrl, { hasBody: true })
    owners.set(webRequest, caller.id)
    return reply.send(await uploads.handleWeb(webRequest))
  }
  http.post(address, answer)
  http.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${address}/:picture_id`, handler: answer })
}

/**
 * Counts an upload against the user's limits.
 * @throws TOO_MANY_ATTEMPTS
 */
async function takeUpload({ limits }: Services, userId: string, bytes: number): Promise<void> {
  await limits.take(UPLOADS, userId)
  // the tus library rejects other lengths
  if (bytes > 0 && bytes <= MOST_PICTURE_BYTES) await limits.take(STORAGE, userId, Math.ceil(bytes / 1000))
}

/** The status for unsupported parts of the protocol, which are client errors. */
const UNSUPPORTED = 501

const isPictureId = (text: string): boolean => validate(text) && version(text) === 7 && text === text.toLowerCase()
