import { z } from 'zod'
import { EMAIL_SIDES } from '#domain/contacts/email-sides.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { LIMITED, LinkToken, SUSPENDED } from './fields.ts'
import { procedure, Text } from './procedure.ts'

const Done = z.object({ done: z.literal(true) })

const lengthOf = (text: string): number => [...text].length

/** In code points, after what can't be seen is gone. */
const EmailText = Text.max(20_000, 'too_long')
  .transform(plainText)
  .refine((text) => lengthOf(text) >= 10, 'message_too_short')
  .refine((text) => lengthOf(text) <= 2000, 'message_too_long')

/** Made by who writes: sent again after a lost answer, it is still the same message. */
const message_id = z.uuid()

export const EmailToSeller = z.strictObject({ car_id: z.uuid(), message_id, text: EmailText })
export const EmailAnswer = z.strictObject({ token: LinkToken, message_id, text: EmailText })

/** What a mail's link answers. */
export const RelayedEmail = z.object({
  car_id: z.uuid(),
  car_title_ar: z.string(),
  car_title_en: z.string(),
  /** Whether the ad can still be looked at. */
  has_page: z.boolean(),
  side: z.enum(EMAIL_SIDES),
  /** Null where the writer has no name. */
  from_name: z.string().nullable(),
  text: z.string(),
  created_at: z.iso.datetime(),
})
export type RelayedEmail = z.output<typeof RelayedEmail>

const LINK = { LINK_INVALID: { status: 410, message: 'The link is used up, too old or wrong' } }
const UNREACHABLE = { UNREACHABLE: { status: 409, message: 'The other side can’t be reached at present' } }

export const email_relay = {
  write: procedure
    .meta({ access: 'user' })
    .route({
      method: 'POST',
      path: '/cars/{car_id}/emails',
      tags: ['contacts'],
      summary: 'Write to the seller of an ad by email; neither side sees the other’s address',
    })
    .input(EmailToSeller)
    .errors({
      ...LIMITED,
      ...SUSPENDED,
      ...UNREACHABLE,
      EMAIL_NOT_CONFIRMED: { status: 409, message: 'Confirm your own address first' },
      NOT_ON_OFFER: { status: 404, message: 'There is no such ad on offer' },
      NOT_BY_EMAIL: { status: 409, message: 'The seller does not want emails' },
      OWN_AD: { status: 409, message: 'This is your own ad' },
    })
    .output(Done),
  read: procedure
    .meta({ access: 'public' })
    .route({ method: 'GET', path: '/emails/{token}', tags: ['contacts'], summary: 'What the link of a mail answers' })
    .input(z.strictObject({ token: LinkToken }))
    .errors(LINK)
    .output(RelayedEmail),
  answer: procedure
    .meta({ access: 'public' })
    .route({
      method: 'POST',
      path: '/emails/{token}/answers',
      tags: ['contacts'],
      summary: 'Answer a relayed email with the link of the mail',
    })
    .input(EmailAnswer)
    .errors({ ...LIMITED, ...SUSPENDED, ...UNREACHABLE, ...LINK })
    .output(Done),
}
