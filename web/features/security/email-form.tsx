import { useState } from 'react'
import { z } from 'zod'
import { Email, GivenPassword } from '#contract/fields.ts'
import { useApi } from '#web/platform/api.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormFailure } from '#web/ui/form/form-failure.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'

const Change = z.object({ new_email: Email, password: GivenPassword })

export function EmailForm({ email }: { email: string }) {
  const { t } = useTexts()
  const api = useApi()
  const [sent_to, setSentTo] = useState<string | null>(null)
  const form = useServerForm({
    schema: Change,
    defaults: { new_email: '', password: '' },
    send: async (values) => {
      await api.accounts.request_email_change(values)
      setSentTo(values.new_email)
    },
  })
  if (sent_to !== null) return <p role="status">{t('security_email_sent', { email, new_email: sent_to })}</p>
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        form.onSubmit()
      }}
    >
      <p className="text-muted">
        {t('security_email_now')} <bdi>{email}</bdi>
      </p>
      <Field
        label={t('security_email_new')}
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        {...form.register('new_email')}
        {...form.errorOf('new_email')}
      />
      <PasswordField
        label={t('auth_current_password')}
        autoComplete="current-password"
        {...form.register('password')}
        {...form.errorOf('password')}
      />
      <FormFailure text={form.failure?.text} />
      <div>
        <SubmitButton isSending={form.isSending}>{t('security_email_submit')}</SubmitButton>
      </div>
    </form>
  )
}
