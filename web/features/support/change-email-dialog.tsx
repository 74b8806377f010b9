import { STOPPABLE_HOURS } from '#domain/accounts/email-recovery.ts'
import { LostEmailChange, type SupportRequest } from '#contract/support.ts'
import { useUndoable } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { supportRequestTexts } from '#web/texts/support-requests/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmailField } from '#web/ui/form/email-field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { TextArea } from '#web/ui/text-area.tsx'

interface Props {
  request: SupportRequest
  hasSecondFactor: boolean
  onClose: () => void
}

/** Begins the change of an email that its user has lost access to, and records how the identity was verified. */
export function ChangeEmailDialog({ request, hasSecondFactor, onClose }: Props) {
  const { t } = useTexts(supportRequestTexts)
  const api = useApi()
  const undoable = useUndoable()
  const form = useServerForm({
    schema: LostEmailChange,
    defaults: { request_id: request.id, new_email: request.email, reason: '', ends_second_factor: false },
    send: (change) => undoable(t('support_lost_begun'), (call) => api.support.change_email(change, call)),
    onDone: onClose,
    refreshes: true,
    keptAs: `lost-email ${request.id}`,
  })
  return (
    <Dialog title={t('support_lost_change')} onClose={onClose}>
      <ServerForm form={form} submit={t('support_lost_begin')} hasWideButton>
        <p>{t('support_lost_text', { count: STOPPABLE_HOURS })}</p>
        <EmailField label={t('support_lost_new')} autoComplete="off" {...form.field('new_email')} />
        <TextArea
          label={t('support_lost_reason')}
          hint={t('support_lost_reason_hint')}
          rows={3}
          most={500}
          {...form.field('reason')}
        />
        {hasSecondFactor && (
          <label className="flex min-h-11 items-center gap-2">
            <input type="checkbox" className="checkbox" {...form.register('ends_second_factor')} />
            <span>{t('support_lost_factor_off')}</span>
          </label>
        )}
      </ServerForm>
    </Dialog>
  )
}
