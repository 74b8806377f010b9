import { Declining } from '#contract/promotions.ts'
import { useUndoable } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { promotionTexts } from '#web/texts/promotions/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'

interface Props {
  promotion_id: string
  onClose: () => void
}

/** Declines a promotion, with a reason that the seller sees. */
export function DeclineDialog({ promotion_id, onClose }: Props) {
  const { t } = useTexts(promotionTexts)
  const api = useApi()
  const undoable = useUndoable()
  const form = useServerForm({
    schema: Declining,
    defaults: { promotion_id, note: '' },
    send: (decision) => undoable(t('promotions_declined'), (call) => api.promotions.decline(decision, call)),
    onDone: onClose,
    refreshes: true,
  })
  return (
    <Dialog title={t('promotions_decline')} onClose={onClose}>
      <ServerForm form={form} submit={t('promotions_decline')} hasWideButton>
        <Field label={t('promotions_reason')} hint={t('promotions_reason_hint')} dir="auto" {...form.field('note')} />
      </ServerForm>
    </Dialog>
  )
}
