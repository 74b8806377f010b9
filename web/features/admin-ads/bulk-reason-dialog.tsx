import { SeveralAds, type FoundAd } from '#contract/admin-ads.ts'
import { carTitle } from '#domain/cars/title.ts'
import { useUndoable } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { adReviewTexts } from '#web/texts/ad-reviews/area.ts'
import { adminAdTexts } from '#web/texts/admin-ads/area.ts'
import { adminListsTexts } from '#web/texts/admin-lists/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { failureText } from '#web/ui/form/failure-text.ts'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'

interface Props {
  ads: readonly FoundAd[]
  change: SeveralAds['change']
  onClose: () => void
}

/** Asks for the reason, which the sellers see. */
export function BulkReasonDialog({ ads, change, onClose }: Props) {
  const { t, lang } = useTexts(adReviewTexts, adminAdTexts, adminListsTexts)
  const api = useApi()
  const undoable = useUndoable()
  const title = t(`lists_several_title_${change}`, { count: ads.length })

  function summary({ outcomes }: Awaited<ReturnType<typeof api.admin_ads.change_several>>) {
    const skipped = outcomes.flatMap(({ car_id, refused }) => {
      const card = ads.find((ad) => ad.card.id === car_id)?.card
      if (refused === null || !card) return []
      const name = carTitle({ ...card, custom_model: null }, lang)
      const code = refused === 'ALREADY_DECIDED' ? null : refused
      const reason = code ? failureText({ code, data: {}, fields: [] }, t) : t('lists_several_already')
      return [{ key: car_id, name, to: `/admin/cars/edit/${car_id}`, reason }]
    })
    const count = outcomes.length - skipped.length
    const text = [
      t('lists_several_done', { count }),
      ...(skipped.length ? [t('lists_several_refused', { count: skipped.length })] : []),
    ].join(' ')
    return { text, skipped, count }
  }

  const form = useServerForm({
    schema: SeveralAds,
    defaults: { car_ids: ads.map(({ card }) => card.id), change, reason: '' },
    send: (several) => undoable(summary, (call) => api.admin_ads.change_several(several, call)),
    onDone: onClose,
    refreshes: true,
    keptAs: `bulk ${change} ${ads.map(({ card }) => card.id).join(' ')}`,
  })
  return (
    <Dialog title={title} onClose={onClose}>
      <ServerForm form={form} submit={title} hasWideButton>
        <Field label={t('admin_ad_reason')} hint={t('review_note_hint')} dir="auto" {...form.field('reason')} />
      </ServerForm>
    </Dialog>
  )
}
