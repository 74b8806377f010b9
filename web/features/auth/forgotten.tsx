import { useState } from 'react'
import { z } from 'zod'
import { Email } from '#contract/fields.ts'
import { useApi } from '#web/platform/api.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { EmailField } from '#web/ui/form/email-field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
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
      <ServerForm form={form} submit={t('auth_forgotten_submit')} hasWideButton>
        <EmailField label={t('auth_email')} autoComplete="username" {...form.field('email')} />
      </ServerForm>
    </AuthFrame>
  )
}
