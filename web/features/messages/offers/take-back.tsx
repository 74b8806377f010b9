import { useState } from 'react'
import { v7 as newId } from 'uuid'
import type { Offer } from '#contract/offer.ts'
import { REOPEN_MS } from '#domain/messages/offer.ts'
import { offersTexts } from '#web/texts/offers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useIsBefore } from '../use-is-before.ts'
import { useDeal } from './deal-context.tsx'

interface Props {
  offer: Offer
  accepted_at: string
}

/** Takes an own acceptance back, within a minute. */
export function TakeBack({ offer, accepted_at }: Props) {
  const { t } = useTexts(offersTexts)
  const { side, conversation, send, isWaiting, isOfferWaiting } = useDeal()
  const [id] = useState(() => newId())
  const isInTime = useIsBefore(Date.parse(accepted_at) + REOPEN_MS)
  if (!isInTime || offer.side === side || conversation?.status !== 'active') return null
  return (
    <Button
      variant="quiet"
      className="self-start"
      aria-disabled={isWaiting(offer.id) || isOfferWaiting}
      onClick={() => send({ type: 'offer_answer', offer, answer: 'reopened' }, id)}
    >
      {t('offer_take_back')}
    </Button>
  )
}
