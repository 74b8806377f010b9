import type { Message } from '#contract/messages.ts'
import type { Offer } from '#contract/offer.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import type { Texts } from '#web/texts/create-texts.ts'
import type { offersTexts } from '#web/texts/offers/area.ts'

/** The text of a message about an offer. */
export function offerInWords(
  { sender_id }: Pick<Message, 'sender_id'>,
  { step, amount }: Offer,
  { t, lang }: Texts<typeof offersTexts>,
): string {
  const price = formatPrice(amount, lang)
  if (step === 'open' || step === 'countered') return t('offer_made', { price })
  // declined automatically: below the seller's private minimum
  if (step === 'declined' && sender_id === null) return t('offer_said_automatic', { price })
  return t(`offer_said_${step}`, { price })
}
