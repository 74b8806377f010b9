import type { Message } from '#contract/messages.ts'
import type { CallContext } from '#server/context.ts'
import { assertNotLimited } from '#server/features/penalties/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { addMessage, type TextMessage } from './add-message.ts'
import { SENT } from './limits.ts'
import { withPictures } from './pictures/make-pictures.ts'
import { canBeReached } from './present-conversation.ts'
import { presentMessage, type MessageRow } from './present-messages.ts'
import { lockAccess } from './read-access.ts'

interface NewMessage {
  conversation_id: string
  id: string
  content: string
  picture_ids: readonly string[]
}

/** @throws NOT_FOUND, UNREACHABLE, ID_TAKEN, TOO_MANY_ATTEMPTS, UPLOAD_MISSING, INVALID_INPUT */
export async function sendMessage(context: CallContext, message: NewMessage): Promise<Message> {
  const { picture_ids } = message
  return withPictures(context, picture_ids, (made) =>
    inConversation(context, (tx, sender_id) => storeMessage(context, tx, { ...message, made, sender_id })),
  )
}

/** Stores a message of the caller in a transaction. @throws LIMITED, TOO_MANY_ATTEMPTS, and as `store` does */
export async function inConversation(
  context: CallContext,
  store: (tx: Db, sender_id: string) => Promise<MessageRow>,
): Promise<Message> {
  const sender_id = requireUser(context).id
  await context.limits.take(SENT, sender_id)
  await assertNotLimited(context.db, sender_id, context.clock())
  return presentMessage(context, await context.db.transaction((tx) => store(tx, sender_id)))
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
