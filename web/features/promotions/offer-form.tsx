import { useState } from 'react'
import type { AdPromotions } from '#contract/promotions.ts'
import { useApi } from '#web/platform/api/api.ts'
import { promotionTexts } from '#web/texts/promotions/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { RequiredMark } from '#web/ui/required-mark.tsx'
import { Price } from '#web/ui/price.tsx'
import { useAction } from '#web/ui/use-action.ts'

/** Requests a promotion for one of the offered durations and prices. */
export function OfferForm({ promoted: { ad, offers, vat_percent } }: { promoted: AdPromotions }) {
  const { t } = useTexts(promotionTexts)
  const api = useApi()
  const { act, isWorking } = useAction()
  const [days, setDays] = useState(offers[0]?.days)
  const chosen = offers.find((offer) => offer.days === days) ?? offers[0]
  if (!chosen) return <p className="notice">{t('promote_no_offers')}</p>
  const isFree = chosen.price === 0
  return (
    <form
      method="post"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const done = t(isFree ? 'promote_asked_free' : 'promote_asked')
        act({ send: () => api.promotions.request({ car_id: ad.id, ...chosen }), done })
      }}
    >
      <fieldset>
        <legend className="mb-3 flex flex-wrap items-baseline gap-x-2 text-lg font-semibold">
          <span>{t('promote_choose')}</span>
          <RequiredMark isRequired />
        </legend>
        <div className="two-columns gap-3">
          {offers.map((offer) => (
            <label
              key={offer.days}
              className="panel flex cursor-pointer items-center gap-3 p-4 has-checked:border-brand has-checked:bg-brand-soft"
            >
              <input
                type="radio"
                name="days"
                className="checkbox"
                value={offer.days}
                checked={offer.days === chosen.days}
                onChange={() => setDays(offer.days)}
              />
              <span className="font-medium">{t('promote_days', { count: offer.days })}</span>
              <span className="ms-auto font-bold">
                {offer.price === 0 ? t('promote_free') : <Price amount={offer.price} />}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {vat_percent > 0 && !isFree && (
        <p className="text-sm text-muted">{t('promote_vat', { percent: String(vat_percent) })}</p>
      )}
      <Button type="submit" className="sm:self-start" isWorking={isWorking}>
        {t(isFree ? 'promote_ask_free' : 'promote_ask')}
      </Button>
    </form>
  )
}
