import { z } from 'zod'
import { AD_CHANGES } from '#domain/messages/ad-change.ts'
import {
  CONVERSATION_LISTS,
  CONVERSATION_STATUSES,
  LONGEST_MESSAGE,
  MESSAGE_TYPES,
  SIDES,
} from '#domain/messages/conversation.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { visibleLength } from '#domain/text/visible-text.ts'
import { Appointment } from './appointment.ts'
import { errors } from './errors.ts'
import { ShownFairPrice } from './fair-price.ts'
import { NewPictureIds, PictureSize } from './message-pictures.ts'
import { Offer } from './offer.ts'
import { Cursor, PageSize, pageOf } from './pagination.ts'
import { atMost, procedure, routesOf, Text, voidProcedure } from './procedure.ts'
import { Timestamp } from './timestamp.ts'

/** The trimmed text of a message. */
const Content = Text.check(atMost(20_000)).transform(plainText).check(atMost(LONGEST_MESSAGE, 'message_too_long'))
export const MessageText = Content.refine((text) => visibleLength(text) > 0, 'required')

/** Chosen by the client, so that a retry does not send the message twice. Messages are ordered by `seq`, not by ID. */
export const MessageId = z.uuid()

export const Message = z.object({
  id: MessageId,
  conversation_id: z.uuid(),
  /** The position in the conversation, starting at 1 without gaps. */
  seq: z.int(),
  message_type: z.enum(MESSAGE_TYPES),
  /** Null for system messages. */
  sender_id: z.uuid().nullable(),
  /** Empty unless `message_type` is `text`, and for messages that only have pictures. */
  content: z.string(),
  /** IDs of the pictures in order, except those of deleted accounts. */
  picture_ids: z.array(z.uuid()),
  /** Only set for system messages. */
  ad_change: z.enum(AD_CHANGES).nullable(),
  /** The new price in riyals if `ad_change` is `price_changed`; null if it is now on request. */
  new_price: z.int().nullable(),
  /** The offer that the message makes, answers or ends. */
  offer: Offer.nullable(),
  /** The appointment that the message proposes, answers, ends or reminds of. */
  appointment: Appointment.nullable(),
  created_at: Timestamp,
  /** When the other side read the message. Always null for system messages. */
  read_at: Timestamp.nullable(),
})
export type Message = z.output<typeof Message>

const MessagePage = z.object({
  items: z.array(Message),
  /** The `seq` of the latest message. */
  last_seq: z.int(),
  /** The `seq` of the caller's last message that the other side has read; 0 if none. */
  seen_seq: z.int(),
  /** The `seq` of the first message that the caller has not read; null if none. */
  first_unread_seq: z.int().nullable(),
  /** The time of the server, since clocks of devices may be wrong by hours. */
  now: Timestamp,
})
export type MessagePage = z.output<typeof MessagePage>

/** The ad of a conversation, which may have ended. */
const ConversationCar = z.object({
  id: z.uuid(),
  ad_title_ar: z.string().nullable(),
  ad_title_en: z.string().nullable(),
  make_name_ar: z.string(),
  make_name_en: z.string(),
  model_name_ar: z.string(),
  model_name_en: z.string(),
  year: z.int(),
  /** In riyals; null if the price is on request. */
  price: z.int().nullable(),
  /** Null if comparable ads are too few or differ too much, and unless the ad is active. */
  fair_price: ShownFairPrice.nullable(),
  /** The URL of the cover picture; null if the ad has no public page. */
  image: z.string().nullable(),
  /** Whether the ad has a public page. */
  has_page: z.boolean(),
  /** Days since the seller confirmed availability, 0 for today; null if never asked. */
  confirmed_days_ago: z.int().nullable(),
})

export const Conversation = z.object({
  id: z.uuid(),
  car_id: z.uuid(),
  buyer_id: z.uuid(),
  seller_id: z.uuid(),
  created_at: Timestamp,
  /** When the last message was stored. */
  updated_at: Timestamp,
  status: z.enum(CONVERSATION_STATUSES),
  /** The side of the caller. */
  side: z.enum(SIDES),
  /** Null if the other side has no name. */
  other_user_name: z.string().nullable(),
  car: ConversationCar,
  last_message: Message,
  /** Messages of the other side that the caller has not read. */
  unread_count: z.int(),
  is_archived: z.boolean(),
  /** Whether the caller has blocked the other side. */
  is_blocked: z.boolean(),
})
export type Conversation = z.output<typeof Conversation>

const Written = { id: MessageId, content: Content.default(''), picture_ids: NewPictureIds }
const hasContent = ({ content, picture_ids }: { content: string; picture_ids: string[] }) =>
  visibleLength(content) > 0 || picture_ids.length > 0
const CONTENT_REQUIRED = { path: ['content'], message: 'required' }
const NewMessage = z.strictObject({ conversation_id: z.uuid(), ...Written }).refine(hasContent, CONTENT_REQUIRED)
const FirstMessage = z.strictObject({ car_id: z.uuid(), ...Written }).refine(hasContent, CONTENT_REQUIRED)
/** A first message without pictures. */
export const FirstText = z.strictObject({ car_id: z.uuid(), id: MessageId, content: MessageText })

const OneConversation = z.strictObject({ conversation_id: z.uuid() })
export const MOST_MESSAGES = 1_000_000_000
const Seq = z.coerce.number<number | string>().int().min(0).max(MOST_MESSAGES)

const Unread = z.object({
  /** Messages in all conversations that the caller has not read. */
  unread_count: z.int(),
  /** Increases over time: the count with the higher number is newer. */
  as_of: z.int(),
})
export type Unread = z.output<typeof Unread>

const route = routesOf('messages')
const SENDING = ['TOO_MANY_ATTEMPTS', 'LIMITED', 'UNREACHABLE', 'ID_TAKEN', 'UPLOAD_MISSING', 'INVALID_INPUT'] as const

export const messages = {
  list_conversations: procedure
    .meta({ access: 'user' })
    .route(route('List the conversations of the signed-in user', 'GET', '/me/conversations', 'Latest message first.'))
    .input(
      z.strictObject({
        list: z.enum(CONVERSATION_LISTS).default('inbox'),
        text: Text.trim().check(atMost(100)).default(''),
        after: Cursor,
        limit: PageSize,
      }),
    )
    .output(pageOf(Conversation).extend({ now: Timestamp })),
  get_conversation: procedure
    .meta({ access: 'user' })
    .route(
      route('Get a conversation', 'GET', '/me/conversations/{conversation_id}', 'Only for its buyer and its seller.'),
    )
    .input(OneConversation)
    .errors(errors('NOT_FOUND'))
    .output(Conversation),
  find_conversation: procedure
    .meta({ access: 'user' })
    .route(
      route(
        'Get the conversation about an ad',
        'GET',
        '/cars/{car_id}/conversation',
        'Null if the caller has none as a buyer.',
      ),
    )
    .input(z.strictObject({ car_id: z.uuid() }))
    .output(Conversation.nullable()),
  start: procedure
    .meta({ access: 'user' })
    .route(
      route(
        'Send a message to the seller of an ad',
        'POST',
        '/cars/{car_id}/conversation',
        'Starts the conversation or continues it. Idempotent by message ID. Upload pictures first.',
      ),
    )
    .input(FirstMessage)
    .errors(errors(...SENDING, 'NOT_FOUND', 'NOT_ON_OFFER', 'OWN_AD', 'EMAIL_NOT_CONFIRMED'))
    .output(Message),
  list: procedure
    .meta({ access: 'user' })
    .route(
      route(
        'List messages of a conversation',
        'GET',
        '/me/conversations/{conversation_id}/messages',
        'Oldest first. Returns the latest messages, those before `before_seq`, or those after `after_seq`.',
      ),
    )
    .input(
      z.strictObject({
        conversation_id: z.uuid(),
        after_seq: Seq.optional(),
        before_seq: Seq.optional(),
        limit: PageSize,
      }),
    )
    .errors(errors('NOT_FOUND'))
    .output(MessagePage),
  send: procedure
    .meta({ access: 'user' })
    .route(
      route(
        'Send a message',
        'POST',
        '/me/conversations/{conversation_id}/messages',
        'Idempotent by message ID. Upload pictures first.',
      ),
    )
    .input(NewMessage)
    .errors(errors(...SENDING, 'NOT_FOUND'))
    .output(Message),
  get_picture: procedure
    .meta({ access: 'user' })
    .route(
      route(
        'Get a picture of a message',
        'GET',
        '/message-pictures/{picture_id}',
        'Available to both sides of the conversation, and to admins while a report of it is open.',
      ),
    )
    .input(z.strictObject({ picture_id: z.uuid(), size: PictureSize }))
    .errors(errors('NOT_FOUND'))
    .output(z.file()),
  mark_read: procedure
    .meta({ access: 'user' })
    .route(
      route(
        'Mark messages as read',
        'POST',
        '/me/conversations/{conversation_id}/read',
        'Marks messages up to the last displayed one.',
      ),
    )
    .input(z.strictObject({ conversation_id: z.uuid(), up_to_seq: z.int().min(1).max(MOST_MESSAGES) }))
    .errors(errors('NOT_FOUND', 'INVALID_INPUT'))
    .output(Unread),
  count_unread: procedure
    .meta({ access: 'user' })
    .route(route('Count unread messages', 'GET', '/me/unread-messages', 'In all conversations of the signed-in user.'))
    .output(Unread),
  archive: voidProcedure
    .meta({ access: 'user' })
    .route(
      route(
        'Archive a conversation',
        'POST',
        '/me/conversations/{conversation_id}/archive',
        'Archives it for the caller only. The next message of the other side unarchives it.',
      ),
    )
    .input(OneConversation)
    .errors(errors('NOT_FOUND')),
  unarchive: voidProcedure
    .meta({ access: 'user' })
    .route(
      route(
        'Unarchive a conversation',
        'POST',
        '/me/conversations/{conversation_id}/unarchive',
        'For the caller only. Idempotent.',
      ),
    )
    .input(OneConversation)
    .errors(errors('NOT_FOUND')),
  block: voidProcedure
    .meta({ access: 'user' })
    .route(
      route(
        'Block the other side of a conversation',
        'POST',
        '/me/conversations/{conversation_id}/block',
        'Neither user can send messages to the other, in any conversation. The other user is not notified.',
      ),
    )
    .input(OneConversation)
    .errors(errors('NOT_FOUND')),
  unblock: voidProcedure
    .meta({ access: 'user' })
    .route(
      route(
        'Unblock the other side of a conversation',
        'POST',
        '/me/conversations/{conversation_id}/unblock',
        'Both users can send messages again, unless the other user has blocked the caller too. Idempotent.',
      ),
    )
    .input(OneConversation)
    .errors(errors('NOT_FOUND')),
}
