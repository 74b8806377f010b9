import { useState } from 'react'
import { z } from 'zod'
import { Email, GivenPassword } from '#contract/fields.ts'
import { useApi } from '#web/platform/api.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { EmailField } from '#web/ui/form/email-field.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
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
    <ServerForm form={form} submit={t('security_email_submit')}>
      <p className="text-muted">
        {t('security_email_now')} <bdi>{email}</bdi>
      </p>
      <EmailField label={t('security_email_new')} autoComplete="email" {...form.field('new_email')} />
      <PasswordField label={t('form_current_password')} autoComplete="current-password" {...form.field('password')} />
    </ServerForm>
  )
}
