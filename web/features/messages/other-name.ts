import type { Conversation } from '#contract/messages.ts'
import type { Translate } from '#web/texts/create-texts.ts'
import type { messagesTexts } from '#web/texts/messages/area.ts'

/** The name of the other side; what it is to the user, if it has none. */
export const otherName = (
  { other_user_name, side }: Pick<Conversation, 'other_user_name' | 'side'>,
  t: Translate<typeof messagesTexts>,
): string => other_user_name ?? t(side === 'buyer' ? 'messages_seller_unknown' : 'messages_user_unknown')
