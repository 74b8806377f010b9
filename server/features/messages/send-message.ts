import type { Message } from '#contract/messages.ts'
import type { CallContext } from '#server/context.ts'
import { assertNotLimited } from '#server/features/penalties/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { canBeReached } from './access.ts'
import { addedEvent, addMessage, type TextMessage } from './add-message.ts'
import { appendAtOnce } from './append-at-once.ts'
import { SENT } from './limits.ts'
import { withPictures } from './pictures/make-pictures.ts'
import { presentMessage, type MessageRow } from './present-messages.ts'
import { lockAccess } from './read-access.ts'

interface SentMessage {
  conversation_id: string
  id: string
  content: string
  picture_ids: readonly string[]
}

/** @throws NOT_FOUND, UNREACHABLE, ID_TAKEN, TOO_MANY_ATTEMPTS, UPLOAD_MISSING, INVALID_INPUT */
export async function sendMessage(context: CallContext, message: SentMessage): Promise<Message> {
  const { picture_ids, ...text } = message
  return withPictures(context, picture_ids, (made) =>
    inConversation(context, (tx, senderId) => storeMessage(context, tx, { ...message, made, sender_id: senderId }), {
      first: async (senderId) => (picture_ids.length ? null : storeAtOnce(context, { ...text, sender_id: senderId })),
    }),
  )
}

interface Options {
  /** Tries to store the message without a transaction. Returns null if that is not possible. */
  first?: (senderId: string) => Promise<MessageRow | null>
}

/**
 * Stores a message of the caller in a transaction.
 * @throws LIMITED, TOO_MANY_ATTEMPTS; errors of `store`
 */
export async function inConversation(
  context: CallContext,
  store: (tx: Db, senderId: string) => Promise<MessageRow>,
  { first }: Options = {},
): Promise<Message> {
  const senderId = requireUser(context).id
  await context.limits.take(SENT, senderId)
  const stored = await first?.(senderId)
  if (stored) return presentMessage(context, stored)
  await assertNotLimited(context.db, senderId, context.clock())
  return presentMessage(context, await context.db.transaction((tx) => store(tx, senderId)))
}

/** @returns null if the message requires a transaction or is refused */
async function storeAtOnce(
  { db, clock, events }: Pick<CallContext, 'db' | 'clock' | 'events'>,
  message: Omit<SentMessage, 'picture_ids'> & { sender_id: string },
): Promise<MessageRow | null> {
  const stored = await appendAtOnce(db, { ...message, message_type: 'text', now: clock() })
  if (stored) events.publish(addedEvent(stored))
  return stored
}

/** @throws NOT_FOUND, UNREACHABLE, ID_TAKEN, UPLOAD_MISSING */
export async function storeMessage(
  services: Pick<CallContext, 'clock' | 'jobs'>,
  tx: Db,
  { sender_id, ...message }: Omit<TextMessage, 'now' | 'pushTo'>,
): Promise<MessageRow> {
  const { conversation_id } = message
  const access = await lockAccess(tx, { user_id: sender_id, conversation_id })
  if (!canBeReached(access)) throw fail('UNREACHABLE')
  const pushTo = access.has_other_devices ? access.other.id : null
  return addMessage(services, tx, { ...message, sender_id, pushTo, now: services.clock() })
}
