import type { Conversation } from '#contract/messages.ts'
import type { Translate } from '#web/texts/create-texts.ts'
import type { messagesTexts } from '#web/texts/messages/area.ts'

/** Display name of the other user; «buyer» or «seller» if it is unknown. */
export const otherName = (
  { other_user_name, side }: Pick<Conversation, 'other_user_name' | 'side'>,
  t: Translate<typeof messagesTexts>,
): string => other_user_name ?? t(side === 'buyer' ? 'messages_seller_unknown' : 'messages_user_unknown')
