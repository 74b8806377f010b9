import { useId } from 'react'
import { useRevalidator } from 'react-router'
import { IdentityRejection } from '#contract/verification.ts'
import { REJECTION_REASONS } from '#domain/verification/identity.ts'
import { useApi } from '#web/platform/api.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, FieldFrame } from '#web/ui/field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { Select } from '#web/ui/select.tsx'
import { addToast } from '#web/ui/toasts/toast-store.ts'

interface Props {
  request_id: string
  onClose: () => void
}

/** Rejects a request, with a reason that the user sees by email and on the page. */
export function RejectDialog({ request_id, onClose }: Props) {
  const { t } = useTexts(accountTexts, adminTexts)
  const api = useApi()
  const { revalidate } = useRevalidator()
  const id = useId()
  const form = useServerForm({
    schema: IdentityRejection,
    defaults: { request_id, reason: 'unreadable', note: '' },
    send: async (rejection) => {
      await api.verification.reject_identity(rejection)
      addToast({ title: t('identity_review_done'), variant: 'success' })
      onClose()
      await revalidate()
    },
  })
  return (
    <Dialog title={t('identity_review_reject')} onClose={onClose}>
      <ServerForm form={form} submit={t('identity_review_reject')} hasWideButton>
        <FieldFrame id={id} label={t('decision_reason')}>
          <Select id={id} {...form.register('reason')}>
            {REJECTION_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {t(`rejection_${reason}`)}
              </option>
            ))}
          </Select>
        </FieldFrame>
        <Field label={t('decision_note')} hint={t('decision_note_hint')} dir="auto" {...form.field('note')} />
      </ServerForm>
    </Dialog>
  )
}
