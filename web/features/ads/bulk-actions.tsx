import { useState } from 'react'
import type { OwnAd } from '#contract/ads.ts'
import { MOST_AT_ONCE } from '#domain/ads/bulk.ts'
import { BULK_ACTIONS, canChangePrice, type BulkAction } from '#domain/ads/lifecycle.ts'
import { useApi } from '#web/platform/api/api.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { listsTexts } from '#web/texts/lists/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { latePart } from '#web/rendering/late-part.tsx'
import type { BulkChange } from './use-bulk-change.ts'

const PriceDialog = latePart(async () => (await import('./price-dialog.tsx')).PriceDialog)

interface Props {
  /** The selected ads. */
  ads: readonly OwnAd[]
  bulk: BulkChange
  onClear: () => void
}

/** Bulk actions that apply to at least one of the selected ads. */
export function BulkActions({ ads, bulk: { change, changeInDialog, doing }, onClear }: Props) {
  const { t } = useTexts(adsTexts, listsTexts)
  const api = useApi()
  const [isPricing, setPricing] = useState(false)
  if (!ads.length) return null
  const isTooMany = ads.length > MOST_AT_ONCE
  const priced = ads.filter(({ state }) => canChangePrice(state))
  const withCount = (label: string, count: number) =>
    count === ads.length ? label : t('ad_bulk_some', { action: label, count })

  function act(action: BulkAction, some: readonly OwnAd[]) {
    const carIds = some.map(({ id }) => id)
    change({ what: action, send: () => api.ads.act_on_many({ car_ids: carIds, action }) })
  }

  return (
    <div
      role="group"
      aria-label={t('ad_bulk_actions')}
      className="bottom-bar no-print sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-2 border-t border-line bg-floating p-3 shadow-floating lg:mx-0 lg:rounded-t-card lg:border-x"
    >
      <div className="flex items-center justify-between gap-2 text-sm max-lg:basis-full">
        <span className="font-medium">{t('list_selected', { count: ads.length })}</span>
        <Button variant="plain" onClick={onClear}>
          {t('ad_bulk_clear')}
        </Button>
      </div>
      {isTooMany && <p className="text-sm">{t('ad_bulk_too_many', { count: MOST_AT_ONCE })}</p>}
      {BULK_ACTIONS.map((action) => {
        const some = ads.filter(({ actions }) => actions.includes(action))
        return (
          some.length > 0 && (
            <Button
              key={action}
              variant="quiet"
              className="px-3"
              isWorking={doing === action}
              aria-disabled={doing !== null || isTooMany}
              onClick={() => act(action, some)}
            >
              {withCount(t(`ad_${action}`), some.length)}
            </Button>
          )
        )
      })}
      {priced.length > 0 && (
        <Button
          variant="quiet"
          className="px-3"
          isWorking={doing === 'prices'}
          aria-disabled={doing !== null || isTooMany}
          onClick={() => setPricing(true)}
          {...PriceDialog.opener}
        >
          {withCount(t('ad_bulk_prices'), priced.length)}
        </Button>
      )}
      {isPricing && (
        <PriceDialog
          ads={priced}
          onClose={() => setPricing(false)}
          onChange={async (prices) => {
            const failure = await changeInDialog({ what: 'prices', send: () => api.ads.change_prices({ prices }) })
            if (failure === null) setPricing(false)
            return failure
          }}
        />
      )}
    </div>
  )
}
