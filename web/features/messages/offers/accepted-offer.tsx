import { useState } from 'react'
import type { Offer } from '#contract/offer.ts'
import { HandOverPart } from '#web/features/hand-over/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { useViewer } from '#web/platform/pages/viewer-context.tsx'
import { offersTexts } from '#web/texts/offers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useAction } from '#web/ui/use-action.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { useDeal } from './deal-context.tsx'
import { TakeBack } from './take-back.tsx'

interface Props {
  offer: Offer
  accepted_at: string
}

/** Next steps after an accepted offer. The seller can mark the car as sold. */
export function AcceptedOffer({ offer, accepted_at }: Props) {
  const { t } = useTexts(offersTexts)
  const { side, conversation } = useDeal()
  const steps = ['meet', side === 'buyer' ? 'see' : 'money', 'transfer'] as const
  return (
    <div className="flex flex-col gap-2 pt-2">
      <p className="font-semibold">{t('offer_next')}</p>
      <ol className="list-decimal ps-5 text-sm">
        {steps.map((step) => (
          <li key={step}>{t(`offer_next_${step}`)}</li>
        ))}
      </ol>
      <HandOver offer={offer} />
      <TakeBack offer={offer} accepted_at={accepted_at} />
      {side === 'seller' && conversation?.status === 'active' && <MarkSold offer={offer} />}
    </div>
  )
}

function HandOver({ offer: { id } }: { offer: Offer }) {
  const viewer = useViewer()
  const { conversation } = useDeal()
  const isHydrated = useIsHydrated()
  // as high as what comes
  const waiting = <div className="skeleton min-h-24" />
  if (!viewer || !conversation) return null
  if (!isHydrated) return waiting
  return <HandOverPart conversation_id={conversation.id} offer_id={id} user_id={viewer.id} fallback={waiting} />
}

function MarkSold({ offer: { amount } }: { offer: Offer }) {
  const { t } = useTexts(offersTexts)
  const { ads } = useApi()
  const { car } = useDeal()
  const { act, isWorking } = useAction()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" className="self-start" onClick={() => setAsking(true)}>
        {t('offer_sold')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('offer_sold_title')}
          text={t('offer_sold_text')}
          confirm={t('offer_sold')}
          cancel={t('offer_cancel')}
          isWorking={isWorking}
          onClose={() => setAsking(false)}
          onConfirm={() =>
            act({
              send: () => ads.act({ car_id: car.id, action: 'mark_sold', sold_price: amount }),
              done: t('offer_sold_done'),
              onDone: () => setAsking(false),
            })
          }
        />
      )}
    </>
  )
}
