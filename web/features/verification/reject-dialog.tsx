import { IdentityRejection } from '#contract/verification.ts'
import { REJECTION_REASONS } from '#domain/verification/identity.ts'
import { useApi } from '#web/platform/api/api.ts'
import { verificationTexts } from '#web/texts/verification/area.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { SelectField } from '#web/ui/select-field.tsx'

interface Props {
  request_id: string
  onClose: () => void
}

/** Rejects a request with a reason, which the user sees by email and on the page. */
export function RejectDialog({ request_id, onClose }: Props) {
  const { t } = useTexts(verificationTexts, adminTexts)
  const api = useApi()
  const form = useServerForm({
    schema: IdentityRejection,
    defaults: { request_id, reason: 'unreadable', note: '' },
    send: (rejection) => api.verification.reject_identity(rejection),
    done: t('identity_review_done'),
    onDone: onClose,
    refreshes: true,
  })
  return (
    <Dialog title={t('identity_review_reject')} onClose={onClose}>
      <ServerForm form={form} submit={t('identity_review_reject')} hasWideButton>
        <SelectField label={t('decision_reason')} {...form.field('reason')}>
          {REJECTION_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {t(`rejection_${reason}`)}
            </option>
          ))}
        </SelectField>
        <Field label={t('decision_note')} hint={t('decision_note_hint')} dir="auto" {...form.field('note')} />
      </ServerForm>
    </Dialog>
  )
}
