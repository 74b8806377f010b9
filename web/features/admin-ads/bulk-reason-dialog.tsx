import { SeveralAds, type FoundAd } from '#contract/admin-ads.ts'
import { useUndoable } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { adminListsTexts } from '#web/texts/admin-lists/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'

interface Props {
  ads: readonly FoundAd[]
  change: SeveralAds['change']
  onClose: () => void
}

/** Asks for the reason, which the sellers see. */
export default function BulkReasonDialog({ ads, change, onClose }: Props) {
  const { t } = useTexts(adminTexts, adminListsTexts)
  const api = useApi()
  const undoable = useUndoable()
  const title = t(`lists_several_title_${change}`, { count: ads.length })

  function summary({ outcomes }: Awaited<ReturnType<typeof api.admin_ads.change_several>>): string {
    const refused = outcomes.filter((outcome) => outcome.refused).length
    return [
      t('lists_several_done', { count: outcomes.length - refused }),
      ...(refused ? [t('lists_several_refused', { count: refused })] : []),
    ].join(' ')
  }

  const form = useServerForm({
    schema: SeveralAds,
    defaults: { car_ids: ads.map(({ card }) => card.id), change, reason: '' },
    send: (several) => undoable(summary, (call) => api.admin_ads.change_several(several, call)),
    onDone: onClose,
    refreshes: true,
  })
  return (
    <Dialog title={title} onClose={onClose}>
      <ServerForm form={form} submit={title} hasWideButton>
        <Field label={t('admin_ad_reason')} hint={t('review_note_hint')} dir="auto" {...form.field('reason')} />
      </ServerForm>
    </Dialog>
  )
}
