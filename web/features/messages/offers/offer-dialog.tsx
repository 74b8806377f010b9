import { useEffect, useRef, useState, type FormEvent } from 'react'
import { formatPrice } from '#domain/format/format-price.ts'
import { readAmount } from '#web/features/offers/public.ts'
import { offersTexts } from '#web/texts/offers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { useKeptText } from '#web/ui/form/use-kept-text.ts'
import { useDeal } from './deal-context.tsx'
import { OfferStanding } from './offer-standing.tsx'
import { typedPart } from './typed-step.ts'

interface Props {
  onClose: () => void
  /** @param amount riyals */
  onSend: (amount: number) => void
}

/** Asks for an amount and compares it with the asking price and the fair price. */
export function OfferDialog({ onClose, onSend }: Props) {
  const { t, lang } = useTexts(offersTexts)
  const { threadId, car, side, offers, isAgreed } = useDeal()
  const isCounter = [...offers.values()].some((offer) => offer.side !== side && offer.state === 'open')
  const form = useRef<HTMLFormElement>(null)
  const { text: typed, write, forget } = useKeptText(typedPart('offer', threadId))
  const [isSent, setSent] = useState(false)
  const amount = readAmount(typed)
  const isTooHigh = amount !== null && car.price !== null && amount > car.price
  // the dialog focuses its close button
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const error = amount === null ? t('offer_amount_wrong') : isTooHigh ? t('offer_amount_high') : undefined

  function send(event: FormEvent) {
    event.preventDefault()
    setSent(true)
    if (amount === null || isTooHigh) return form.current?.querySelector('input')?.focus()
    onSend(amount)
    forget()
    onClose()
  }

  return (
    <Dialog title={t(isCounter ? 'offer_counter' : isAgreed ? 'offer_make_other' : 'offer_make')} onClose={onClose}>
      <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={send}>
        {car.price !== null && <p>{t('offer_asking', { price: formatPrice(car.price, lang) })}</p>}
        <Field
          label={t('offer_amount')}
          isRequired
          hint={t(`offer_hint_${side}`)}
          {...(isSent && error && { error })}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => write(target.value)}
        />
        {/* fixed height, so that the dialog does not resize during typing */}
        <div className="min-h-12" aria-live="polite">
          {amount !== null && <OfferStanding amount={amount} asking_price={car.price} fair={car.fair_price} />}
        </div>
        <p className="notice text-sm">{t('offer_terms')}</p>
        <div className="flex flex-wrap gap-2">
          <Button type="submit">{t('offer_send')}</Button>
          <Button variant="quiet" onClick={onClose}>
            {t('offer_cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
