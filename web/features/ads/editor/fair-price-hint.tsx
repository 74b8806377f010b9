import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { isInstalment } from '#domain/cars/doubt-price.ts'
import { labelAmount, placeOfAmount } from '#domain/fair-price/shown-fair-price.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import { NextLabels, PriceStanding } from '#web/features/fair-price/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { useDebounced } from '#web/platform/use-debounced.ts'
import { addCarTexts } from '#web/texts/add-car/area.ts'
import { fairPriceTexts } from '#web/texts/fair-price/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { fieldId, useEditor } from './editor-context.tsx'
import { fairPriceQuery, type knownCarOf } from './fair-price-query.ts'
import { numbersOf } from './read-form.ts'

/** While the mileage is being typed. */
const PAUSE_MS = 400

/** What buyers will see beside the entered price, and the prices at which that changes. */
export function FairPriceHint({ car }: { car: NonNullable<ReturnType<typeof knownCarOf>> }) {
  const { t } = useTexts(addCarTexts, fairPriceTexts)
  const { form } = useEditor()
  const { price } = numbersOf(form)
  const mileage = useDebounced(car.mileage, PAUSE_MS)
  const { data: fair } = useQuery(fairPriceQuery(useApi(), { ...car, mileage }))
  if (fair === undefined) return null
  if (!fair) return <p className="mt-1 text-sm text-muted">{t('fair_too_few_own')}</p>
  if (price !== null && isInstalment(price, fair.expected)) return <InstalmentQuestion expected={fair.expected} />
  const label = labelAmount(price, fair)
  return (
    <div className="mt-1 flex flex-col gap-2 rounded-control bg-sunken p-3 text-sm" role="status">
      {label && <p>{t('fair_buyers_see')}</p>}
      <PriceStanding price={price} fair={fair} />
      {price !== null && label && (
        <div aria-hidden="true" className={`price-plot price-${label}`}>
          <div className="price-track" style={{ '--place': placeOfAmount(price, fair.limits) } as CSSProperties} />
        </div>
      )}
      {label && <NextLabels label={label} limits={fair.limits} />}
    </div>
  )
}

function InstalmentQuestion({ expected }: { expected: number }) {
  const { lang, t } = useTexts(addCarTexts)
  const { change } = useEditor()
  return (
    <div className="notice flex flex-wrap items-center gap-x-3 gap-y-1 text-sm" role="status">
      <p className="grow">{t('ad_price_instalment', { price: formatPrice(expected, lang) })}</p>
      <button
        type="button"
        className="chip"
        onClick={() => {
          change({ is_price_on_request: true })
          // the button is removed when pressed
          document.getElementById(fieldId('is_price_on_request'))?.focus()
        }}
      >
        {t('price_on_request')}
      </button>
    </div>
  )
}
