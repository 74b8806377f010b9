import { useState } from 'react'
import { z } from 'zod'
import { Email } from '#contract/fields.ts'
import { useApi } from '#web/platform/api.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormFailure } from '#web/ui/form/form-failure.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { AuthFrame } from './auth-frame.tsx'

const Forgotten = z.object({ email: Email })

/** Asks for the mail that leads to a new password. */
export function ForgottenPassword() {
  const { t } = useTexts()
  const api = useApi()
  const [sent_to, setSentTo] = useState<string | null>(null)
  const form = useServerForm({
    schema: Forgotten,
    defaults: { email: '' },
    send: async (values) => {
      await api.accounts.request_password_reset(values)
      setSentTo(values.email)
    },
  })
  if (sent_to !== null) {
    return <AuthFrame title={t('auth_check_mail')} text={t('auth_forgotten_sent', { email: sent_to })} />
  }
  return (
    <AuthFrame title={t('auth_forgotten_title')} text={t('auth_forgotten_text')}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          form.onSubmit()
        }}
      >
        <Field
          label={t('auth_email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          dir="ltr"
          {...form.register('email')}
          {...form.errorOf('email')}
        />
        <FormFailure text={form.failure?.text} />
        <SubmitButton isSending={form.isSending}>{t('auth_forgotten_submit')}</SubmitButton>
      </form>
    </AuthFrame>
  )
}
