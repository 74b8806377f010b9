import { ConversationReport } from '#contract/conversation-reports.ts'
import { CONVERSATION_REPORT_REASONS } from '#domain/conversation-reports/reasons.ts'
import { useApi } from '#web/platform/api/api.ts'
import { conversationReportsTexts } from '#web/texts/conversation-reports/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { SelectField } from '#web/ui/select-field.tsx'

interface Props {
  conversation_id: string
  /** Called after the report, which may include blocking the other user. */
  onDone: () => void
  onClose: () => void
}

/** Reports the other user of a conversation to the moderators. */
export function ReportDialog({ conversation_id, onDone, onClose }: Props) {
  const { t } = useTexts(conversationReportsTexts)
  const api = useApi()
  const form = useServerForm({
    schema: ConversationReport,
    defaults: { conversation_id, reason: 'fraud', note: '', block: false },
    send: (report) => api.conversation_reports.add(report),
    done: t('chat_report_done'),
    onDone,
    refreshes: true,
    keptAs: `conversation-report ${conversation_id}`,
  })
  return (
    <Dialog title={t('chat_report_title')} onClose={onClose}>
      <ServerForm form={form} submit={t('chat_report_submit')} hasWideButton>
        <p className="text-muted">{t('chat_report_text')}</p>
        <SelectField label={t('chat_report_reason')} {...form.field('reason')}>
          {CONVERSATION_REPORT_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {t(`chat_report_reason_${reason}`)}
            </option>
          ))}
        </SelectField>
        <Field label={t('chat_report_note')} dir="auto" {...form.field('note')} />
        <label className="flex items-center gap-2">
          <input type="checkbox" className="checkbox" {...form.register('block')} />
          <span>{t('chat_report_block')}</span>
        </label>
      </ServerForm>
    </Dialog>
  )
}
