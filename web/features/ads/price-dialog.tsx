import { useState, type FormEvent } from 'react'
import type { OwnAd } from '#contract/ads.ts'
import { changedPrice, PRICE_BOUNDS } from '#domain/ads/changed-price.ts'
import { carTitle } from '#domain/cars/title.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormFailure } from '#web/ui/form/form-failure.tsx'
import { Price } from '#web/ui/price.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { DIRECTIONS, readPriceChange, UNITS } from './read-price-change.ts'

interface Props {
  ads: readonly OwnAd[]
  onClose: () => void
  /** @returns the text of an error, else null */
  onChange: (prices: { car_id: string; from: number; to: number }[]) => Promise<string | null>
}

/** Changes the prices of several ads, after a preview of each new price. */
export function PriceDialog({ ads, onClose, onChange }: Props) {
  const { t, lang } = useTexts(adsTexts)
  const [typed, setTyped] = useState({ direction: DIRECTIONS[0], unit: UNITS[0], number: '' } as TypedChange)
  const [isSent, setSent] = useState(false)
  const [isWorking, setWorking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const change = readPriceChange(typed)
  const prices = ads.map((ad) => ({
    ad,
    from: ad.price,
    to: change && ad.price !== null ? changedPrice(ad.price, change) : null,
  }))
  const changed = prices.flatMap(({ ad, from, to }) =>
    from === null || to === null || to === from ? [] : [{ car_id: ad.id, from, to }],
  )
  const put = (part: Partial<TypedChange>) => setTyped({ ...typed, ...part })

  async function send(event: FormEvent) {
    event.preventDefault()
    setSent(true)
    if (!changed.length || isWorking) return
    setWorking(true)
    setFailure(null)
    setFailure(await onChange(changed))
    setWorking(false)
  }

  return (
    <Dialog title={t('ad_bulk_prices')} onClose={onClose}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void send(event)}>
        <div className="two-columns gap-3 [--narrowest:8rem]">
          <SelectField
            label={t('ad_prices_direction')}
            isRequired
            value={typed.direction}
            onChange={({ target }) => put({ direction: DIRECTIONS.find((one) => one === target.value) })}
          >
            {DIRECTIONS.map((one) => (
              <option key={one} value={one}>
                {t(`ad_prices_${one}`)}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t('ad_prices_unit')}
            isRequired
            value={typed.unit}
            onChange={({ target }) => put({ unit: UNITS.find((one) => one === target.value) })}
          >
            {UNITS.map((one) => (
              <option key={one} value={one}>
                {t(`ad_prices_${one}`)}
              </option>
            ))}
          </SelectField>
        </div>
        <Field
          label={t('ad_prices_by')}
          isRequired
          hint={t(typed.unit === 'percent' ? 'ad_prices_percent_hint' : 'ad_prices_riyals_hint')}
          {...(isSent && !changed.length && { error: t(change ? 'ad_prices_none' : 'ad_prices_wrong') })}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          value={typed.number}
          onChange={({ target }) => put({ number: target.value })}
        />
        <ul aria-label={t('ad_prices_preview')} className="flex flex-col divide-y divide-line text-sm">
          {prices.map(({ ad, from, to }) => {
            const title = carTitle({ ...ad, custom_model: null }, lang)
            return (
              <li key={ad.id} className="flex flex-wrap justify-between gap-x-3 py-2">
                <span className="min-w-0 truncate" {...writtenIn(title)}>
                  {title}
                </span>
                {from === null ? (
                  <span className="text-muted">{t('ad_prices_unpriced')}</span>
                ) : (
                  <NewPrice from={from} to={change ? to : from} />
                )}
              </li>
            )
          })}
        </ul>
        <FormFailure text={failure ?? undefined} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" isWorking={isWorking}>
            {t('ad_prices_change', { count: changed.length })}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('ad_cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type TypedChange = Parameters<typeof readPriceChange>[0]

/** @param to null if it is not a valid price */
function NewPrice({ from, to }: { from: number; to: number | null }) {
  const { t, lang } = useTexts(adsTexts)
  if (to === from) return <Price amount={from} />
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <s className="text-muted">
        <Price amount={from} />
      </s>
      {to === null ? (
        <span className="text-danger">
          {t('ad_prices_out', { min: formatPrice(PRICE_BOUNDS.min, lang), max: formatPrice(PRICE_BOUNDS.max, lang) })}
        </span>
      ) : (
        <strong>
          <Price amount={to} />
        </strong>
      )}
    </span>
  )
}
