import { z } from 'zod'
import { ROLES } from '#domain/accounts/roles.ts'
import { LANGUAGES } from '#domain/language.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { SUPPORT_TOPICS } from '#domain/support/topics.ts'
import { Email } from './credentials.ts'
import { errors } from './errors.ts'
import { atLeast, atMost, procedure, routesOf, Text, voidProcedure } from './procedure.ts'
import { Timestamp } from './timestamp.ts'

/** The account whose email the user can no longer access. Required for the topic of that name. */
const LostMailbox = z.strictObject({
  topic: z.enum(SUPPORT_TOPICS).default('other'),
  account_email: Email.or(z.literal('')).default(''),
})

export const NewSupportRequest = LostMailbox.extend({
  /** Chosen by the client, so that a retry does not send the request twice. */
  request_id: z.uuid(),
  name: Text.trim().min(1, 'required').check(atMost(100)),
  email: Email,
  /** Without invisible characters. */
  text: Text.check(atMost(20_000))
    .transform(plainText)
    .check(atLeast(10, 'message_too_short'))
    .check(atMost(2000, 'message_too_long')),
  /** The language in which the sender wants the answer. */
  language: z.enum(LANGUAGES),
}).refine(({ topic, account_email }) => topic !== 'lost_email' || account_email !== '', {
  path: ['account_email'],
  message: 'required',
  // runs even if other fields are invalid
  when: ({ value }) => LostMailbox.loose().safeParse(value).success,
})

/** The account of a lost email, with data that helps to verify its owner. */
const LostAccount = z.object({
  id: z.uuid(),
  display_name: z.string(),
  /** In E.164 format. */
  phone_number: z.string().nullable(),
  is_phone_verified: z.boolean(),
  is_verified: z.boolean(),
  has_second_factor: z.boolean(),
  role: z.enum(ROLES),
  created_at: Timestamp,
})

export const SupportRequest = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  text: z.string(),
  language: z.enum(LANGUAGES),
  /** Null for visitors without an account. */
  user_id: z.uuid().nullable(),
  created_at: Timestamp,
  topic: z.enum(SUPPORT_TOPICS),
  /** The email that the sender can no longer access; null for other topics. */
  account_email: z.string().nullable(),
  /** Null if no account has this email. */
  account: LostAccount.nullable(),
})
export type SupportRequest = z.output<typeof SupportRequest>

export const LostEmailChange = z.strictObject({
  request_id: z.uuid(),
  new_email: Email,
  /** How the identity was checked. Recorded in the audit log. */
  reason: Text.check(atMost(5000))
    .transform(plainText)
    .pipe(z.string().check(atLeast(10)).check(atMost(500))),
  /** Whether to turn off two-factor authentication as well. */
  ends_second_factor: z.boolean(),
})
export type LostEmailChange = z.output<typeof LostEmailChange>

const route = routesOf('support')

export const support = {
  send: voidProcedure
    .meta({ access: 'public' })
    .route(
      route(
        'Send a support request',
        'POST',
        '/support-requests',
        'No account is required. Idempotent by the ID, which the client chooses.',
      ),
    )
    .input(NewSupportRequest)
    .errors(errors('TOO_MANY_ATTEMPTS')),
  list: procedure
    .meta({ access: 'moderator' })
    .route(route('List open support requests', 'GET', '/admin/support-requests', 'Oldest first.'))
    .output(z.object({ items: z.array(SupportRequest), total: z.int() })),
  close: voidProcedure
    .meta({ access: 'moderator' })
    .route(
      route(
        'Close a support request',
        'POST',
        '/admin/support-requests/{request_id}/close',
        'Marks it as done. The sender is not notified.',
      ),
    )
    .input(z.strictObject({ request_id: z.uuid() }))
    .errors(errors('NOT_FOUND', 'ALREADY_DECIDED')),
  change_email: voidProcedure
    .meta({ access: 'admin' })
    .route(
      route(
        'Start an email change for a lost email',
        'POST',
        '/admin/support-requests/{request_id}/email-change',
        'Closes the request. The new address has to confirm the change, and the old one can stop it for 72 hours.',
      ),
    )
    .input(LostEmailChange)
    .errors(errors('NOT_FOUND', 'ALREADY_DECIDED', 'ALREADY_PENDING', 'USER_IS_ADMIN', 'INVALID_INPUT')),
}
