import { z } from 'zod'
import { EMAIL_SIDES } from '#domain/email-relay/email-sides.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { visibleLength } from '#domain/text/visible-text.ts'
import { errors } from './errors.ts'
import { LinkToken } from './credentials.ts'
import { procedure, routesOf, Text, voidProcedure } from './procedure.ts'
import { Timestamp } from './timestamp.ts'

/** Length in code points. */
const EmailText = Text.max(20_000, 'too_long')
  .transform(plainText)
  .refine((text) => visibleLength(text) >= 10, 'message_too_short')
  .refine((text) => [...text].length <= 2000, 'message_too_long')

/** Chosen by the client, so that a retry sends the message once. */
const message_id = z.uuid()

export const EmailToSeller = z.strictObject({ car_id: z.uuid(), message_id, text: EmailText })
export const EmailAnswer = z.strictObject({ token: LinkToken, message_id, text: EmailText })

/** The message that an emailed link replies to. */
export const RelayedEmail = z.object({
  car_id: z.uuid(),
  car_title_ar: z.string(),
  car_title_en: z.string(),
  /** Whether the page of the ad is still public. */
  has_page: z.boolean(),
  side: z.enum(EMAIL_SIDES),
  /** Null if the writer has no name. */
  from_name: z.string().nullable(),
  text: z.string(),
  created_at: Timestamp,
})
export type RelayedEmail = z.output<typeof RelayedEmail>

const route = routesOf('contacts')

export const email_relay = {
  write: voidProcedure
    .meta({ access: 'user' })
    .route(
      route(
        'Email the seller of an ad',
        'POST',
        '/cars/{car_id}/emails',
        'Relayed: neither side sees the address of the other.',
      ),
    )
    .input(EmailToSeller)
    .errors(
      errors(
        'TOO_MANY_ATTEMPTS',
        'SUSPENDED',
        'UNREACHABLE',
        'EMAIL_NOT_CONFIRMED',
        'NOT_ON_OFFER',
        'NOT_BY_EMAIL',
        'OWN_AD',
      ),
    ),
  read: procedure
    .meta({ access: 'public', topics: [] })
    .route(route('Get the message that an emailed link replies to', 'GET', '/emails/{token}'))
    .input(z.strictObject({ token: LinkToken }))
    .errors(errors('LINK_INVALID'))
    .output(RelayedEmail),
  answer: voidProcedure
    .meta({ access: 'public' })
    .route(route('Reply to a relayed email', 'POST', '/emails/{token}/answers', 'With the token of the emailed link.'))
    .input(EmailAnswer)
    .errors(errors('TOO_MANY_ATTEMPTS', 'SUSPENDED', 'UNREACHABLE', 'LINK_INVALID')),
}
