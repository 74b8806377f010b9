import { z } from 'zod'
import { SIDES } from '#domain/messages/conversation.ts'
import { errors } from './errors.ts'
import { LinkToken } from './credentials.ts'
import { PictureSize } from './message-pictures.ts'
import { Message, MessageId, MessageText } from './messages.ts'
import { procedure, routesOf, voidProcedure } from './procedure.ts'

const ByLink = z.strictObject({ token: LinkToken })

export const EmailAnswer = z.strictObject({ token: LinkToken, id: MessageId, content: MessageText })

/** The messages of a notification email, which the token in its link can answer. */
export const RelayedEmail = z.object({
  conversation_id: z.uuid(),
  /** Whether the caller is signed in as the recipient of the email. */
  is_for_caller: z.boolean(),
  car_id: z.uuid(),
  car_title_ar: z.string(),
  car_title_en: z.string(),
  /** Whether the ad has a public page. */
  has_page: z.boolean(),
  /** The side of the recipient in the conversation. */
  side: z.enum(SIDES),
  /** Null if the other side has no name. */
  other_user_name: z.string().nullable(),
  /** Messages of the other side, oldest first. */
  messages: z.array(Message),
})
export type RelayedEmail = z.output<typeof RelayedEmail>

const route = routesOf('messages')

export const email_relay = {
  read: procedure
    .meta({ access: 'public', topics: [] })
    .route(
      route(
        'Get the messages of an emailed link',
        'GET',
        '/emails/{token}',
        'Only the messages in the email, and the ad that they are about. Requires the token of the emailed link.',
      ),
    )
    .input(ByLink)
    .errors(errors('LINK_INVALID', 'NOT_FOUND'))
    .output(RelayedEmail),
  get_picture: procedure
    .meta({ access: 'public', topics: [] })
    .route(
      route(
        'Get a picture of an emailed message',
        'GET',
        '/emails/{token}/pictures/{picture_id}',
        'Only pictures in the messages of the link.',
      ),
    )
    .input(ByLink.extend({ picture_id: z.uuid(), size: PictureSize }))
    .errors(errors('LINK_INVALID', 'NOT_FOUND'))
    .output(z.file()),
  mark_read: voidProcedure
    .meta({ access: 'public' })
    .route(
      route(
        'Mark the messages of an email as read',
        'POST',
        '/emails/{token}/read',
        'Requires the token of the emailed link.',
      ),
    )
    .input(ByLink)
    .errors(errors('LINK_INVALID', 'NOT_FOUND')),
  answer: voidProcedure
    .meta({ access: 'public' })
    .route(
      route(
        'Answer messages by an emailed link',
        'POST',
        '/emails/{token}/answers',
        'Requires the token of the emailed link. Idempotent by message ID.',
      ),
    )
    .input(EmailAnswer)
    .errors(
      errors('TOO_MANY_ATTEMPTS', 'SUSPENDED', 'LIMITED', 'UNREACHABLE', 'LINK_INVALID', 'NOT_FOUND', 'ID_TAKEN'),
    ),
}
