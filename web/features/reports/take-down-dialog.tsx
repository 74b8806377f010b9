import { useRevalidator } from 'react-router'
import { TakeDown } from '#contract/reports.ts'
import { AD_REJECTION_REASONS } from '#domain/ads/rejection-reasons.ts'
import { useUndoable } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FieldGroup } from '#web/ui/field-group.tsx'
import { Field } from '#web/ui/field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'

interface Props {
  car_id: string
  onClose: () => void
}

/** Takes an ad down, with reasons that the seller sees by email and in the list of their ads. */
export default function TakeDownDialog({ car_id, onClose }: Props) {
  const { t } = useTexts(adminTexts, adsTexts)
  const api = useApi()
  const undoable = useUndoable()
  const { revalidate } = useRevalidator()
  const form = useServerForm({
    schema: TakeDown,
    defaults: { car_id, reasons: [], note: '' },
    send: async (decision) => {
      await undoable(t('reports_taken_down'), (call) => api.reports.take_down(decision, call))
      onClose()
      await revalidate()
    },
  })
  return (
    <Dialog title={t('reports_take_down')} onClose={onClose}>
      <ServerForm form={form} submit={t('reports_take_down')} hasWideButton>
        <FieldGroup label={t('decision_reason')} {...form.field('reasons')}>
          {AD_REJECTION_REASONS.map((reason) => (
            <label key={reason} className="flex items-center gap-2">
              <input type="checkbox" className="checkbox" value={reason} {...form.register('reasons')} />
              {t(`ad_rejection_${reason}`)}
            </label>
          ))}
        </FieldGroup>
        <Field label={t('decision_note')} hint={t('decision_note_hint')} dir="auto" {...form.field('note')} />
      </ServerForm>
    </Dialog>
  )
}
