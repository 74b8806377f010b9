import { Report } from '#contract/reports.ts'
import { REPORT_REASONS } from '#domain/reports/reasons.ts'
import { useApi } from '#web/platform/api/api.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { SelectField } from '#web/ui/select-field.tsx'

interface Props {
  car_id: string
  onClose: () => void
}

export function ReportDialog({ car_id, onClose }: Props) {
  const { t } = useTexts(adsTexts)
  const api = useApi()
  const form = useServerForm({
    schema: Report,
    defaults: { car_id, reason: 'fraud', note: '' },
    send: (report) => api.reports.add(report),
    done: t('report_done'),
    onDone: onClose,
    keptAs: `report ${car_id}`,
  })
  return (
    <Dialog title={t('report')} onClose={onClose}>
      <ServerForm form={form} submit={t('report_submit')} hasWideButton>
        <p className="text-muted">{t('report_text')}</p>
        <SelectField label={t('report_reason')} {...form.field('reason')}>
          {REPORT_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {t(`report_${reason}`)}
            </option>
          ))}
        </SelectField>
        <Field label={t('report_note')} dir="auto" {...form.field('note')} />
      </ServerForm>
    </Dialog>
  )
}
