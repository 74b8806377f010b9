import { Link } from 'react-router'
import { useApi } from '#web/platform/api/api.ts'
import { signInTexts } from '#web/texts/sign-in/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { AuthFrame } from './auth-frame.tsx'
import { useCompleteSignIn } from './use-complete-sign-in.ts'
import { PASSWORD } from './schemas.ts'

/** Verifies by the password that whoever opened the link also signed up. */
export function ConfirmPasswordForm({ token }: { token: string }) {
  const { t } = useTexts(signInTexts)
  const api = useApi()
  const arrive = useCompleteSignIn()
  const form = useServerForm({
    schema: PASSWORD,
    defaults: { password: '' },
    send: async ({ password }) => {
      await api.accounts.confirm_email({ token, password })
      await arrive()
    },
  })
  return (
    <AuthFrame title={t('auth_confirm_title')} text={t('auth_confirm_text')}>
      <ServerForm form={form} submit={t('auth_confirm_submit')} hasWideButton>
        <PasswordField label={t('auth_password')} autoComplete="current-password" {...form.field('password')} />
      </ServerForm>
      <Link to="/auth/forgotten" className="link text-sm">
        {t('auth_forgotten')}
      </Link>
      <p className="text-sm text-muted">{t('auth_confirm_not_you')}</p>
    </AuthFrame>
  )
}
