import type { Message } from '#contract/messages.ts'
import type { Offer } from '#contract/offer.ts'
import { formatDateTime } from '#domain/format/format-date.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import { offersTexts } from '#web/texts/offers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { MessageBubble, type BubbleProps } from '../message-bubble.tsx'
import { AcceptedOffer } from './accepted-offer.tsx'
import { useDeal } from './deal-context.tsx'
import { offerInWords } from './offer-in-words.ts'
import { OfferActions } from './offer-actions.tsx'
import { OfferStanding } from './offer-standing.tsx'

interface Props extends Omit<BubbleProps, 'content' | 'children'> {
  message: Message
  offer: Offer
}

/** A message that makes an offer, with its current state, or answers one. */
export function OfferMessage({ message, offer, ...bubble }: Props) {
  const texts = useTexts(offersTexts)
  const { offers } = useDeal()
  const isLastStep = offers.get(offer.id) === offer
  const content = offerInWords(message, offer, texts)
  if (message.sender_id === null) return <p className="message-system">{content}</p>
  return (
    <MessageBubble {...bubble} content={content}>
      {offer.step === 'open' && <MadeOffer offer={offer} />}
      {offer.step === 'accepted' && isLastStep && <AcceptedOffer offer={offer} accepted_at={message.created_at} />}
    </MessageBubble>
  )
}

function MadeOffer({ offer }: { offer: Offer }) {
  const { t, lang } = useTexts(offersTexts)
  const { car, offers, conversation } = useDeal()
  const { state, amount, asking_price, expires_at } = offers.get(offer.id) ?? offer
  return (
    <div className="flex flex-col gap-2">
      <OfferStanding amount={amount} asking_price={asking_price} fair={car.fair_price} />
      <p>
        <span className={state === 'accepted' ? 'tag tag-done' : 'tag'}>
          {t(`offer_state_${state}`, { time: formatDateTime(expires_at, lang) })}
        </span>
      </p>
      {state === 'open' && conversation?.status === 'active' && <OfferActions offer={offer} />}
    </div>
  )
}

/** An offer that ended because the ad changed, shown in the message about that. */
export function SupersededOffer({ offer }: { offer: Offer }) {
  const { t, lang } = useTexts(offersTexts)
  return <span>{` · ${t('offer_said_superseded', { price: formatPrice(offer.amount, lang) })}`}</span>
}
