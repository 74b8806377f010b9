import { useState } from 'react'
import { v7 as newId } from 'uuid'
import type { Offer } from '#contract/offer.ts'
import type { OfferAnswer } from '#domain/messages/offer.ts'
import { offersTexts } from '#web/texts/offers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useDeal } from './deal-context.tsx'

/** Buttons to answer an open offer, or to withdraw an own one. */
export function OfferActions({ offer }: { offer: Offer }) {
  const { t } = useTexts(offersTexts)
  const { conversation, side, send, isWaiting, isOfferWaiting, onOffer } = useDeal()
  // shared by all answers, so that of two quick clicks only the first is sent
  const [id] = useState(() => newId())
  if (!conversation) return null
  const isOff = isWaiting(offer.id) || isOfferWaiting
  const give = (answer: OfferAnswer) => send({ type: 'offer_answer', offer, answer }, id)
  return (
    <p className="flex flex-wrap gap-2">
      {offer.side === side ? (
        <Button variant="quiet" aria-disabled={isOff} onClick={() => give('withdrawn')}>
          {t('offer_withdraw')}
        </Button>
      ) : (
        <>
          <Button aria-disabled={isOff} onClick={() => give('accepted')}>
            {t('offer_accept')}
          </Button>
          <Button variant="quiet" aria-disabled={isOff} onClick={onOffer}>
            {t('offer_counter')}
          </Button>
          <Button variant="quiet" aria-disabled={isOff} onClick={() => give('declined')}>
            {t('offer_decline')}
          </Button>
        </>
      )}
    </p>
  )
}
