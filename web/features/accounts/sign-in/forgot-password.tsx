import { useState } from 'react'
import { Link } from 'react-router'
import { useApi } from '#web/platform/api/api.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { signInTexts } from '#web/texts/sign-in/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { EmailField } from '#web/ui/form/email-field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { AuthFrame } from './auth-frame.tsx'
import { RESET_REQUEST } from './schemas.ts'

/** Form that requests a password reset email. */
export function ForgotPassword() {
  const { t } = useTexts(formTexts, signInTexts)
  const api = useApi()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useServerForm({
    schema: RESET_REQUEST,
    defaults: { email: '' },
    send: async (values) => {
      await api.accounts.request_password_reset(values)
      setSentTo(values.email)
    },
  })
  if (sentTo !== null) {
    return <AuthFrame title={t('auth_check_mail')} text={t('auth_forgotten_sent', { email: sentTo })} takesFocus />
  }
  return (
    <AuthFrame title={t('auth_forgotten_title')} text={t('auth_forgotten_text')}>
      <ServerForm form={form} submit={t('auth_forgotten_submit')} hasWideButton>
        <EmailField label={t('auth_email')} autoComplete="username" {...form.field('email')} />
      </ServerForm>
      <Link to="/contact?topic=lost_email" className="link self-start text-sm">
        {t('auth_lost_email')}
      </Link>
    </AuthFrame>
  )
}
