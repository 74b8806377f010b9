import { offersTexts } from '#web/texts/offers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useDeal } from './deal-context.tsx'

/** Opens the offer form; hidden while an own offer is open. */
export function OfferButton() {
  const { t } = useTexts(offersTexts)
  const { side, offers, isOfferWaiting, isAgreed, onOffer } = useDeal()
  const hasOpen = [...offers.values()].some((offer) => offer.side === side && offer.state === 'open')
  if (hasOpen || isOfferWaiting) return null
  return (
    <Button variant="plain" icon="plus" onClick={onOffer}>
      {t(isAgreed ? 'offer_make_other' : 'offer_make')}
    </Button>
  )
}
