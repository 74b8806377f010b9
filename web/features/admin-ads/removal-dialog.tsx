import { AdRemoval, type WholeAd } from '#contract/admin-ads.ts'
import { useUndoable } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { adReviewTexts } from '#web/texts/ad-reviews/area.ts'
import { adminAdTexts } from '#web/texts/admin-ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'

interface Props {
  ad: WholeAd
  onClose: () => void
}

/** Deletes an ad, with a reason that the seller sees. */
export function RemovalDialog({ ad, onClose }: Props) {
  const { t } = useTexts(adReviewTexts, adminAdTexts)
  const api = useApi()
  const undoable = useUndoable()
  const form = useServerForm({
    schema: AdRemoval,
    defaults: { car_id: ad.card.id, reason: '' },
    send: (removal) => undoable(t('admin_ad_deleted'), (call) => api.admin_ads.delete(removal, call)),
    onDone: onClose,
    refreshes: true,
    keptAs: `ad-removal ${ad.card.id}`,
  })
  return (
    <Dialog title={t('admin_ad_delete')} onClose={onClose}>
      <ServerForm form={form} submit={t('admin_ad_delete')} hasWideButton isFinal>
        <p>{t('admin_ad_delete_text')}</p>
        <Field
          label={t('admin_ad_reason')}
          hint={t(`review_note_hint_${ad.seller.language}`)}
          dir="auto"
          {...form.field('reason')}
        />
      </ServerForm>
    </Dialog>
  )
}
