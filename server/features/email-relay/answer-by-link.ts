import type { CallContext } from '#server/context.ts'
import { findByLink } from './find-by-link.ts'
import { relayMessage } from './relay-message.ts'
import { takeFromAddress, takeFromWriter } from './write-limits.ts'

interface Answer {
  token: string
  message_id: string
  text: string
}

/**
 * The link identifies the writer, so no sign-in is needed. The ad may have ended in the meantime.
 * @throws LINK_INVALID, SUSPENDED, UNREACHABLE, TOO_MANY_ATTEMPTS
 */
export async function answerByLink(context: CallContext, { token, message_id, text }: Answer): Promise<void> {
  const { db, clock } = context
  await takeFromAddress(context)
  const now = clock()
  const { message, thread } = await findByLink(db, token, now)
  const side = message.side === 'buyer' ? 'seller' : 'buyer'
  await takeFromWriter(context, thread[`${side}_id`])
  const catalogue = await context.catalogue()
  await db.transaction((tx) => relayMessage(context, tx, { thread, side, message_id, text, catalogue, now }))
}
