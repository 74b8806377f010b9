import { useState, type FormEvent } from 'react'
import { parseNumber } from '#domain/text/parse-number.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormFailure } from '#web/ui/form/form-failure.tsx'

/** Riyals, as the contract has it. */
const MOST_PRICE = 20_000_000

interface Props {
  name: string
  is_working: boolean
  failure: string | null
  onClose: () => void
  /** @param sold_price riyals, if they were said */
  onSold: (sold_price?: number) => void
}

export function SoldDialog({ name, is_working, failure, onClose, onSold }: Props) {
  const { t } = useTexts()
  const [typed, setTyped] = useState('')
  const [is_wrong, setWrong] = useState(false)

  function send(event: FormEvent) {
    event.preventDefault()
    if (is_working) return
    if (typed.trim() === '') return onSold()
    const price = parseNumber(typed)
    const is_price = price !== null && Number.isInteger(price) && price >= 1 && price <= MOST_PRICE
    setWrong(!is_price)
    if (is_price) onSold(price)
    else document.querySelector<HTMLInputElement>('#sold-price input')?.focus()
  }

  return (
    <Dialog title={t('ad_sold_title')} onClose={onClose}>
      <form noValidate className="flex flex-col gap-4" onSubmit={send}>
        <p className="font-semibold" dir="auto">
          {name}
        </p>
        <p className="text-muted">{t('ad_sold_text')}</p>
        <div id="sold-price">
          <Field
            label={t('ad_sold_price')}
            hint={t('ad_sold_price_hint')}
            {...(is_wrong && { error: t('ad_sold_price_wrong') })}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <FormFailure text={failure ?? undefined} />
        <div className="flex flex-wrap gap-2">
          <button type="submit" className="button" aria-disabled={is_working}>
            {is_working && <span className="spinner" />}
            {t('ad_mark_sold')}
          </button>
          <button type="button" className="button-quiet" onClick={onClose}>
            {t('ad_cancel')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
