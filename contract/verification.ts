import { z } from 'zod'
import { DOCUMENT_KINDS, IDENTITY_STATES, REJECTION_REASONS } from '#domain/verification/identity.ts'
import { errors } from './errors.ts'
import { UploadedPicture } from './uploaded-picture.ts'
import { OneTimeCode } from './credentials.ts'
import { atMost, procedure, routesOf, Text, voidProcedure } from './procedure.ts'
import { Timestamp } from './timestamp.ts'
import { plainText } from '#domain/text/plain-text.ts'

/** The verification status of a user. */
export const Verification = z.object({
  email: z.string(),
  /** In E.164 format. */
  phone_number: z.string().nullable(),
  is_phone_verified: z.boolean(),
  /** When the pending code was sent; null if no code is pending. */
  phone_code_sent_at: Timestamp.nullable(),
  identity: z.object({
    state: z.enum(IDENTITY_STATES),
    document_kind: z.enum(DOCUMENT_KINDS).nullable(),
    rejection_reason: z.enum(REJECTION_REASONS).nullable(),
    /** Written by the admin in the user's language; null if there is none. */
    rejection_note: z.string().nullable(),
    requested_at: Timestamp.nullable(),
    verified_at: Timestamp.nullable(),
  }),
})
export type Verification = z.output<typeof Verification>

export const IdentityRequest = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  document_kind: z.enum(DOCUMENT_KINDS),
  requested_at: Timestamp,
  /** From the user's current profile. */
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  email: z.string(),
  phone_number: z.string().nullable(),
  is_phone_verified: z.boolean(),
  country_code: z.string().nullable(),
  country_name_ar: z.string().nullable(),
  country_name_en: z.string().nullable(),
  joined_at: Timestamp,
  /** The number of earlier rejected requests. */
  rejected_count: z.int(),
  documents: z.array(z.object({ id: z.uuid(), side: z.enum(['front', 'back']) })),
})
export type IdentityRequest = z.output<typeof IdentityRequest>

export const IdentityRejection = z
  .strictObject({
    request_id: z.uuid(),
    reason: z.enum(REJECTION_REASONS),
    /** Shown after the reason, in the user's language. */
    note: Text.overwrite(plainText).check(atMost(500)).default(''),
  })
  .refine(({ reason, note }) => reason !== 'other' || note !== '', { path: ['note'], message: 'required' })

const route = routesOf('verification')

export const PhoneCode = z.strictObject({ code: OneTimeCode })

export const verification = {
  get_mine: procedure
    .meta({ access: 'user' })
    .route(
      route(
        'Get the verification status',
        'GET',
        '/me/verification',
        'Of the email, the phone number and the identity of the signed-in user.',
      ),
    )
    .output(Verification),
  send_phone_code: voidProcedure
    .meta({ access: 'user' })
    .route(
      route(
        'Send a code to the phone number of the profile',
        'POST',
        '/me/verification/phone-code',
        'By SMS. The code is valid for ten minutes and replaces an earlier one.',
      ),
    )
    .errors(errors('TOO_MANY_ATTEMPTS', 'NO_PHONE', 'ALREADY_VERIFIED')),
  confirm_phone: voidProcedure
    .meta({ access: 'user' })
    .route(
      route(
        'Verify the phone number with a code',
        'POST',
        '/me/verification/phone',
        'A number is verified for one account only: a verification of another account is removed.',
      ),
    )
    .input(PhoneCode)
    .errors(errors('TOO_MANY_ATTEMPTS', 'CODE_INVALID')),
  request_identity: voidProcedure
    .meta({ access: 'user', forms: true })
    .route(
      route(
        'Request identity verification',
        'POST',
        '/me/verification/identity',
        'Requires pictures of an identity document.',
      ),
    )
    .input(
      z.strictObject({
        document_kind: z.enum(DOCUMENT_KINDS),
        front: UploadedPicture,
        back: UploadedPicture.optional(),
      }),
    )
    .errors(errors('TOO_MANY_ATTEMPTS', 'INVALID_INPUT', 'ALREADY_PENDING', 'ALREADY_VERIFIED')),
  withdraw_identity: voidProcedure
    .meta({ access: 'user' })
    .route(route('Withdraw an identity request', 'DELETE', '/me/verification/identity', 'Deletes its pictures.')),

  list_identity_requests: procedure
    .meta({ access: 'moderator' })
    .route(route('List pending identity requests', 'GET', '/admin/identity-requests', 'Oldest first.'))
    .output(z.object({ items: z.array(IdentityRequest), total: z.int() })),
  get_identity_document: procedure
    .meta({ access: 'moderator' })
    .route(
      route(
        'Get a picture of an identity document',
        'GET',
        '/admin/identity-documents/{document_id}',
        'The access is logged.',
      ),
    )
    .input(z.strictObject({ document_id: z.uuid() }))
    .errors(errors('NOT_FOUND'))
    .output(z.file()),
  approve_identity: voidProcedure
    .meta({ access: 'moderator' })
    .route(
      route(
        'Approve an identity request',
        'POST',
        '/admin/identity-requests/{request_id}/approve',
        'Marks the user as verified, deletes the pictures of the document, and notifies the user.',
      ),
    )
    .input(z.strictObject({ request_id: z.uuid() }))
    .errors(errors('NOT_FOUND', 'ALREADY_DECIDED')),
  reject_identity: voidProcedure
    .meta({ access: 'moderator' })
    .route(
      route(
        'Reject an identity request',
        'POST',
        '/admin/identity-requests/{request_id}/reject',
        'The user is notified of the reason.',
      ),
    )
    .input(IdentityRejection)
    .errors(errors('NOT_FOUND', 'ALREADY_DECIDED')),
}
