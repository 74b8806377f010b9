import { useState } from 'react'
import { v7 as newId } from 'uuid'
import type { Offer } from '#contract/offer.ts'
import type { OfferAnswer } from '#domain/messages/offer.ts'
import { useApi } from '#web/platform/api.ts'
import { offersTexts } from '#web/texts/offers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useAction } from '#web/ui/use-action.ts'
import { useDeal } from './deal-context.tsx'

/** Answers to an open offer of the other side, or the withdrawal of an own one. */
export function OfferActions({ offer }: { offer: Offer }) {
  const { t } = useTexts(offersTexts)
  const { offers } = useApi()
  const { conversation, side, onStored, onOffer } = useDeal()
  const { act, isWorking } = useAction()
  // one for each answer, so that a second try is the same message
  const [ids] = useState(() => ({ accepted: newId(), declined: newId(), withdrawn: newId() }))
  if (!conversation) return null
  const give = (answer: OfferAnswer) =>
    act({
      send: async () =>
        onStored(
          await offers.answer({ conversation_id: conversation.id, offer_id: offer.id, id: ids[answer], answer }),
        ),
    })
  return (
    <p className="flex flex-wrap gap-2">
      {offer.side === side ? (
        <Button variant="quiet" isWorking={isWorking} onClick={() => give('withdrawn')}>
          {t('offer_withdraw')}
        </Button>
      ) : (
        <>
          <Button isWorking={isWorking} onClick={() => give('accepted')}>
            {t('offer_accept')}
          </Button>
          <Button variant="quiet" aria-disabled={isWorking} onClick={onOffer}>
            {t('offer_counter')}
          </Button>
          <Button variant="quiet" aria-disabled={isWorking} onClick={() => give('declined')}>
            {t('offer_decline')}
          </Button>
        </>
      )}
    </p>
  )
}
