import { useState } from 'react'
import { useApi } from '#web/platform/api/api.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { securityTexts } from '#web/texts/security/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { EmailField } from '#web/ui/form/email-field.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { EMAIL_CHANGE } from './schemas.ts'

export function EmailForm({ email }: { email: string }) {
  const { t } = useTexts(formTexts, securityTexts)
  const api = useApi()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useServerForm({
    schema: EMAIL_CHANGE,
    defaults: { new_email: '', password: '' },
    send: async (values) => {
      await api.accounts.request_email_change(values)
      setSentTo(values.new_email)
    },
  })
  if (sentTo !== null) return <p role="status">{t('security_email_sent', { email, new_email: sentTo })}</p>
  return (
    <ServerForm form={form} submit={t('security_email_submit')}>
      <p className="text-muted">
        <span>{t('security_email_now')}</span> <bdi>{email}</bdi>
      </p>
      <EmailField
        label={t('security_email_new')}
        autoComplete="email"
        {...form.field('new_email')}
        onTake={form.choice('new_email').onChoose}
      />
      <PasswordField label={t('form_current_password')} autoComplete="current-password" {...form.field('password')} />
    </ServerForm>
  )
}
