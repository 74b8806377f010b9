import { z } from 'zod'
import { ARCHIVE_REFUSALS } from '#domain/backups/archive-refusals.ts'
import { NOT_UNDOABLE_REASONS } from '#domain/admin-changes/undoable.ts'
import { Citations } from './content-use.ts'
import { SCOPES } from './procedure.ts'
import { Timestamp } from './timestamp.ts'

/** A field that was changed by somebody else: its value now, and the one that was to be stored. */
const ChangedField = z.object({ field: z.string(), current: z.unknown(), wanted: z.unknown() })

/** Who changed it; the name is null for former users, and the ID also for jobs. */
export const ChangedBy = z.object({
  kind: z.enum(['admin', 'seller', 'machine']),
  id: z.uuid().nullable(),
  name: z.string().nullable(),
  at: Timestamp,
})
export type ChangedBy = z.output<typeof ChangedBy>

const Suspension = z.object({ reason: z.string().nullable(), until: z.iso.datetime().nullable() })
export type Suspension = z.output<typeof Suspension>

/** All errors of the API: HTTP status, message for developers, and schema of the data. */
export const ERRORS = {
  /** The name of the admin who decided, null for users, jobs and former admins; and whether it was the caller. */
  ALREADY_DECIDED: {
    status: 409,
    message: 'This has already been decided.',
    data: z.object({ by: z.string().nullable(), by_caller: z.boolean() }),
  },
  ALREADY_ON: { status: 409, message: 'Two-factor authentication is already on.' },
  ALREADY_PENDING: { status: 409, message: 'A request is already pending.' },
  ALREADY_VERIFIED: { status: 409, message: 'This is already verified.' },
  APPOINTMENT_ENDED: { status: 409, message: 'The appointment can no longer be answered.' },
  /** `reaches_at` is the last time that can be restored, or the first one after `too_early`; null if there is none. */
  ARCHIVE_REFUSED: {
    status: 409,
    message: 'The archive cannot bring that time back. Nothing was changed.',
    data: z.object({ reason: z.enum(ARCHIVE_REFUSALS), reaches_at: Timestamp.nullable() }),
  },
  CHANGED_ELSEWHERE: { status: 409, message: 'A newer version exists.' },
  /** Other content shows, cites or links to it, and would miss it. */
  CITED: { status: 409, message: 'Other content refers to the object.', data: Citations },
  CODE_INVALID: { status: 403, message: 'The code is wrong or has expired.' },
  CONFLICT_OF_INTEREST: { status: 409, message: 'You cannot decide on your own ad.' },
  /** Other admins changed these `fields` after the caller had loaded them. Nothing was saved. */
  CONTENT_CHANGED: {
    status: 409,
    message: 'Some fields have been changed by somebody else.',
    data: z.object({ fields: z.array(ChangedField) }),
  },
  EMAIL_NOT_CONFIRMED: { status: 403, message: 'The email address is not confirmed yet.' },
  FLOOR_ABOVE_PRICE: { status: 409, message: 'The minimum is higher than the price of the ad.' },
  /** The role that is needed, and the feature of the API, or a part of it, that it is needed for. */
  FORBIDDEN: {
    status: 403,
    message: 'Unauthorized: You need admin privileges to access this page',
    data: z.object({ needs: z.enum(['moderator', 'admin']), feature: z.string() }),
  },
  GONE: {
    status: 410,
    message: 'The ad has been deleted.',
    data: z.object({ make: z.string(), model: z.string().nullable() }),
  },
  HAND_OVER_ENDED: { status: 409, message: 'The hand-over has ended, and its list can only be read.' },
  INVALID_CREDENTIALS: { status: 401, message: 'The email or the password is wrong.' },
  /** A validation error that only the server can detect. */
  INVALID_INPUT: {
    status: 422,
    message: 'A field is invalid.',
    data: z.object({ field: z.string(), reason: z.string() }),
  },
  ID_TAKEN: { status: 409, message: 'The ID belongs to another message.' },
  IN_THE_PAST: { status: 422, message: 'The time is in the past.' },
  IS_ADMIN: { status: 409, message: 'Admins cannot delete their account.' },
  LAST_ADMIN: { status: 409, message: 'There must be at least one admin.' },
  /** `until` is when the penalty ends; null if that is not known. */
  LIMITED: {
    status: 403,
    message: 'The user cannot post ads or contact others.',
    data: z.object({ until: z.iso.datetime().nullable() }),
  },
  LINK_INVALID: { status: 410, message: 'The link is invalid, used or expired.' },
  /** It was unreachable, its budget is used up, or its answer did not pass the checks. */
  MODEL_FAILED: { status: 409, message: 'The language model gave no usable answer. Try again later.' },
  /** Also returned for objects of other users. */
  NOT_FOUND: { status: 404, message: 'The object does not exist, or you do not have access to it.' },
  NOT_BY_TOKEN: { status: 403, message: 'Access tokens cannot do this. Sign in instead.' },
  NOT_ON_OFFER: { status: 404, message: 'The ad is not active.' },
  NO_PHONE: { status: 409, message: 'The profile has no phone number.' },
  OFFERS_USED_UP: { status: 409, message: 'You have reached the number of offers for this ad.' },
  OFFER_CHANGED: { status: 409, message: 'This promotion is no longer available.' },
  OFFER_ENDED: { status: 409, message: 'The offer is no longer open.' },
  OFFER_OPEN: { status: 409, message: 'Your last offer has not been answered yet.' },
  OFFER_TOO_HIGH: { status: 409, message: 'The offer is higher than the asking price.' },
  /** The response has a `Retry-After` header. */
  OVERLOADED: { status: 503, message: 'The server is overloaded. Try again later.' },
  OWN_ACCOUNT: { status: 409, message: 'You cannot suspend yourself.' },
  OWN_AD: { status: 409, message: 'This is your own ad.' },
  OWN_DECISION: { status: 409, message: 'You cannot decide on an appeal against your own decision.' },
  OWN_ROLE: { status: 409, message: 'You cannot change your own role.' },
  IN_USE: { status: 409, message: 'The object is in use.' },
  NOT_UNDOABLE: {
    status: 409,
    message: 'The change cannot be undone.',
    data: z.object({
      reason: z.enum(NOT_UNDOABLE_REASONS),
      /** For `changed_since`: the fields whose value is not the one of the change, and who changed them last. */
      fields: z.array(ChangedField).optional(),
      changed_by: ChangedBy.optional(),
    }),
  },
  PASSKEY_INVALID: { status: 403, message: 'The passkey could not be verified.' },
  PASSWORD_REQUIRED: { status: 403, message: 'The password is required.' },
  REVIEW_ENDED: { status: 409, message: 'The review can no longer be changed.' },
  REVIEW_TOO_EARLY: { status: 409, message: 'Both sides must have sent a message first.' },
  SCOPE_MISSING: {
    status: 403,
    message: 'The access token does not have the required scope.',
    data: z.object({ scope: z.enum(SCOPES) }),
  },
  SIGN_IN_AGAIN: { status: 403, message: 'The sign-in has expired or had too many wrong codes. Sign in again.' },
  SIGN_UP_AGAIN: { status: 403, message: 'This browser has no pending sign-up. Sign up again.' },
  STORAGE_FULL: { status: 507, message: 'The server has no storage space left.' },
  /** The `reason` is shown to the user; `until` is null if the suspension has no end. */
  SUSPENDED: {
    status: 403,
    message: 'The account is suspended. The email about it says how to appeal.',
    data: Suspension,
  },
  TOKEN_INVALID: { status: 401, message: 'The access token is invalid, revoked or expired.' },
  TOO_MANY: { status: 409, message: 'You have reached the limit. Delete an object first.' },
  TOO_MANY_ATTEMPTS: {
    status: 429,
    message: 'Too many attempts.',
    data: z.object({ wait_seconds: z.int() }),
  },
  UNAUTHORIZED: { status: 401, message: 'Sign in first.' },
  /** The database cannot be reached. The response has a `Retry-After` header. */
  UNAVAILABLE: { status: 503, message: 'The service is temporarily unavailable.' },
  UNREACHABLE: { status: 409, message: 'The other side cannot receive messages.' },
  /** Also returned if another user uploaded the picture. */
  UPLOAD_MISSING: { status: 409, message: 'A picture has not been uploaded.' },
  USER_IS_ADMIN: { status: 409, message: 'This cannot be done to an admin or moderator.' },
  USER_SUSPENDED: { status: 409, message: 'A suspended user cannot have a role.' },
  WRONG_PASSWORD: { status: 403, message: 'The password is wrong.' },
  WRONG_STATE: {
    status: 409,
    message: 'The state of the ad does not allow this.',
    data: z.object({ reason: z.string() }),
  },
} as const satisfies Record<string, { status: number; message: string; data?: z.ZodType }>

export type ErrorCode = keyof typeof ERRORS

/** Errors that any procedure can return without declaring them. */
export const SHARED_ERRORS: readonly string[] = [
  'UNAUTHORIZED',
  'SUSPENDED',
  'FORBIDDEN',
  'TOKEN_INVALID',
  'SCOPE_MISSING',
  'NOT_BY_TOKEN',
  'OVERLOADED',
  'STORAGE_FULL',
  'UNAVAILABLE',
] satisfies ErrorCode[]

/** Selects the errors that a procedure declares. */
export const errors = <Code extends ErrorCode>(...codes: Code[]): Pick<typeof ERRORS, Code> =>
  Object.fromEntries(codes.map((code) => [code, ERRORS[code]])) as Pick<typeof ERRORS, Code>
