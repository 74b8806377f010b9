import { z } from 'zod'
import { DOCUMENT_KINDS, IDENTITY_STATES, REJECTION_REASONS } from '#domain/verification/identity.ts'
import { INVALID, LIMITED, OneTimeCode, UploadedPicture } from './fields.ts'
import { procedure, Text } from './procedure.ts'

const Moment = z.iso.datetime()
const Done = z.object({ done: z.literal(true) })

/** How far a user's verification is. */
export const Verification = z.object({
  email: z.string(),
  /** E.164. */
  phone_number: z.string().nullable(),
  is_phone_verified: z.boolean(),
  identity: z.object({
    state: z.enum(IDENTITY_STATES),
    document_kind: z.enum(DOCUMENT_KINDS).nullable(),
    rejection_reason: z.enum(REJECTION_REASONS).nullable(),
    /** What the admin added, in the user's language. */
    rejection_note: z.string().nullable(),
    requested_at: Moment.nullable(),
    verified_at: Moment.nullable(),
  }),
})
export type Verification = z.output<typeof Verification>

export const IdentityRequest = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  document_kind: z.enum(DOCUMENT_KINDS),
  requested_at: Moment,
  /** As the profile says it now. */
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  email: z.string(),
  phone_number: z.string().nullable(),
  is_phone_verified: z.boolean(),
  country_code: z.string().nullable(),
  country_name_ar: z.string().nullable(),
  country_name_en: z.string().nullable(),
  joined_at: Moment,
  /** Requests of this user that were rejected before. */
  rejected_count: z.int(),
  documents: z.array(z.object({ id: z.uuid(), side: z.enum(['front', 'back']) })),
})
export type IdentityRequest = z.output<typeof IdentityRequest>

const UNKNOWN = { NOT_FOUND: { status: 404, message: 'There is no such request' } }

export const IdentityRejection = z
  .strictObject({
    request_id: z.uuid(),
    reason: z.enum(REJECTION_REASONS),
    /** Beneath the reason, in the user's language. */
    note: Text.trim().max(500, 'too_long').default(''),
  })
  .refine(({ reason, note }) => reason !== 'other' || note !== '', { path: ['note'], message: 'required' })

const of = (summary: string, method: 'GET' | 'POST' | 'DELETE', path: `/${string}`) => ({
  method,
  path,
  tags: ['verification'],
  summary,
})

export const verification = {
  get_mine: procedure
    .meta({ access: 'user' })
    .route(of('How far your verification is', 'GET', '/verification'))
    .output(Verification),
  send_phone_code: procedure
    .meta({ access: 'user' })
    .route(of('Send a code to the phone of your profile', 'POST', '/verification/phone-code'))
    .errors({
      ...LIMITED,
      NO_PHONE: { status: 409, message: 'The profile has no phone number' },
      ALREADY_VERIFIED: { status: 409, message: 'The phone is verified already' },
    })
    .output(Done),
  confirm_phone: procedure
    .meta({ access: 'user' })
    .route(of('Verify your phone with the code', 'POST', '/verification/phone'))
    .input(z.strictObject({ code: OneTimeCode }))
    .errors({ ...LIMITED, CODE_INVALID: { status: 403, message: 'The code is wrong or too old' } })
    .output(Done),
  request_identity: procedure
    .meta({ access: 'user' })
    .route(of('Ask for your identity to be verified with pictures of a document', 'POST', '/verification/identity'))
    .input(
      z.strictObject({
        document_kind: z.enum(DOCUMENT_KINDS),
        front: UploadedPicture,
        back: UploadedPicture.optional(),
      }),
    )
    .errors({
      ...LIMITED,
      ...INVALID,
      ALREADY_PENDING: { status: 409, message: 'A request waits already' },
      ALREADY_VERIFIED: { status: 409, message: 'The identity is verified already' },
    })
    .output(Done),
  withdraw_identity: procedure
    .meta({ access: 'user' })
    .route(of('Withdraw your request; the pictures are deleted', 'DELETE', '/verification/identity'))
    .output(Done),

  list_identity_requests: procedure
    .meta({ access: 'admin' })
    .route(of('The requests that wait, the oldest first', 'GET', '/admin/identity-requests'))
    .output(z.object({ items: z.array(IdentityRequest), total: z.int() })),
  get_identity_document: procedure
    .meta({ access: 'admin' })
    .route(of('A picture of a document; the view is logged', 'GET', '/admin/identity-documents/{document_id}'))
    .input(z.strictObject({ document_id: z.uuid() }))
    .errors(UNKNOWN)
    .output(z.file()),
  approve_identity: procedure
    .meta({ access: 'admin' })
    .route(of('Verify the identity', 'POST', '/admin/identity-requests/{request_id}/approval'))
    .input(z.strictObject({ request_id: z.uuid() }))
    .errors({ ...UNKNOWN, ALREADY_DECIDED: { status: 409, message: 'Someone decided this request already' } })
    .output(Done),
  reject_identity: procedure
    .meta({ access: 'admin' })
    .route(
      of(
        'Reject the request, with the reason that the user is told',
        'POST',
        '/admin/identity-requests/{request_id}/rejection',
      ),
    )
    .input(IdentityRejection)
    .errors({ ...UNKNOWN, ALREADY_DECIDED: { status: 409, message: 'Someone decided this request already' } })
    .output(Done),
}
