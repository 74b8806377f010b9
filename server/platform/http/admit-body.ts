import { ORPCError, type AnyProcedure } from '@orpc/server'
import type { FastifyRequest } from 'fastify'
import { buffer } from 'node:stream/consumers'
import type { Caller } from './access.ts'

/** Size of the largest JSON body that visitors send: a reply to a relayed email. */
const MOST_ANONYMOUS_BYTES = 131_072
/** For one-click unsubscribe requests of mail clients. */
const MOST_ANONYMOUS_FORM_BYTES = 4096
const MOST_JSON_BYTES = 1_000_000
/** More than any form needs. Parsing a part costs as much as a small request. */
const MOST_PARTS = 12

const MULTIPART = 'multipart/form-data'
const FORMS = [MULTIPART, 'application/x-www-form-urlencoded']

/**
 * Checks the size and type of a body before it is read, when caller and procedure are known. Forms are accepted only if
 * the procedure declares them.
 * @throws UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE
 */
export function assertBodyFits(
  { headers }: Pick<FastifyRequest, 'headers'>,
  caller: Caller,
  { '~orpc': { meta } }: Pick<AnyProcedure, '~orpc'>,
): void {
  const bytes = Number(headers['content-length'] ?? 0)
  if (!bytes) return
  const type = headers['content-type'] ?? ''
  const isForm = FORMS.some((form) => type.startsWith(form))
  if (isForm ? !(meta as { forms?: true }).forms : !type.startsWith('application/json')) {
    throw new ORPCError('UNSUPPORTED_MEDIA_TYPE', { message: 'The content type must be application/json' })
  }
  const { mostBytes: own = MOST_JSON_BYTES } = meta as { mostBytes?: number }
  if (bytes > mostBytes(caller, isForm, own))
    throw new ORPCError('PAYLOAD_TOO_LARGE', { message: 'The body is too large' })
}

/** @param own the limit of the procedure */
function mostBytes(caller: Caller, isForm: boolean, own: number): number {
  if (caller.kind === 'anonymous') return isForm ? MOST_ANONYMOUS_FORM_BYTES : MOST_ANONYMOUS_BYTES
  // `limitRequests` limits forms with files
  return isForm ? Number.POSITIVE_INFINITY : own
}

/**
 * Reads a multipart form; undefined if the body is not a form.
 * @throws BAD_REQUEST if the form is malformed or has too many parts
 */
export async function readParts({ raw, headers }: FastifyRequest): Promise<FormData | undefined> {
  const type = headers['content-type'] ?? ''
  if (!type.startsWith(MULTIPART)) return undefined
  const bytes = await buffer(raw)
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/.exec(type) ?? []
  const boundary = Buffer.from(`--${quoted ?? plain ?? ''}`)
  if (countOf(bytes, boundary, MOST_PARTS + 2) > MOST_PARTS + 1) throw malformed()
  return new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw malformed()
  })
}

const malformed = () => new ORPCError('BAD_REQUEST', { message: 'The form is malformed or has too many parts' })

/** @param most where to stop counting */
function countOf(bytes: Buffer, part: Buffer, most: number): number {
  let count = 0
  for (let at = bytes.indexOf(part); at !== -1 && count < most; at = bytes.indexOf(part, at + part.length)) count += 1
  return count
}
