import { useState, type FormEvent } from 'react'
import { parseNumber } from '#domain/text/parse-number.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormFailure } from '#web/ui/form/form-failure.tsx'

/** Riyals, the same as in the contract. */
const MOST_PRICE = 20_000_000

interface Props {
  name: string
  isWorking: boolean
  failure: string | null
  onClose: () => void
  /** @param sold_price riyals; undefined if not entered */
  onSold: (soldPrice?: number) => void
}

export function SoldDialog({ name, isWorking, failure, onClose, onSold }: Props) {
  const { t } = useTexts(adsTexts)
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)

  function send(event: FormEvent) {
    event.preventDefault()
    if (isWorking) return
    if (typed.trim() === '') return onSold()
    const price = parseNumber(typed)
    const isPrice = price !== null && Number.isInteger(price) && price >= 1 && price <= MOST_PRICE
    setWrong(!isPrice)
    if (isPrice) onSold(price)
    else document.querySelector<HTMLInputElement>('#sold-price input')?.focus()
  }

  return (
    <Dialog title={t('ad_sold_title')} onClose={onClose}>
      <form noValidate className="flex flex-col gap-4" onSubmit={send}>
        <p className="font-semibold" {...writtenIn(name)}>
          {name}
        </p>
        <p className="text-muted">{t('ad_sold_text')}</p>
        <div id="sold-price">
          <Field
            label={t('ad_sold_price')}
            isRequired={false}
            hint={t('ad_sold_price_hint')}
            {...(isWrong && { error: t('ad_sold_price_wrong') })}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <FormFailure text={failure ?? undefined} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" isWorking={isWorking}>
            {t('ad_mark_sold')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('ad_cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
