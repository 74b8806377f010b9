import type { Message } from '#contract/messages.ts'
import type { appointmentsTexts } from '#web/texts/appointments/area.ts'
import type { Texts } from '#web/texts/create-texts.ts'
import type { messagesTexts } from '#web/texts/messages/area.ts'
import type { offersTexts } from '#web/texts/offers/area.ts'
import { priceInWords } from '#web/texts/price-in-words.ts'
import { appointmentInWords } from './appointments/appointment-in-words.ts'
import { offerInWords } from './offers/offer-in-words.ts'

/** A message as one line of text. */
export function messageInWords(
  message: Message,
  texts: Texts<typeof messagesTexts | typeof offersTexts | typeof appointmentsTexts>,
): string {
  const { ad_change, new_price, offer, appointment, content, picture_ids } = message
  if (ad_change) return texts.t(`messages_ad_${ad_change}`, { price: priceInWords(new_price, texts) })
  if (appointment) return appointmentInWords(appointment, texts)
  if (offer) return offerInWords(message, offer, texts)
  if (!picture_ids.length) return content || texts.t('messages_pictures_gone')
  const pictures = texts.t('messages_pictures', { count: picture_ids.length })
  return content ? texts.t('messages_pictures_with', { pictures, content: `\u2068${content}\u2069` }) : pictures
}
