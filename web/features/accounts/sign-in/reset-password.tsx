import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useApi } from '#web/platform/api/api.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { signInTexts } from '#web/texts/sign-in/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { AuthFrame } from './auth-frame.tsx'
import { RESET } from './schemas.ts'

/** Target of the link in password reset emails: sets a new password. */
export function ResetPassword() {
  const { t } = useTexts(formTexts, signInTexts)
  const api = useApi()
  const [params] = useSearchParams()
  const [isDone, setDone] = useState(false)
  const form = useServerForm({
    schema: RESET,
    defaults: { password: '' },
    send: async ({ password }) => {
      await api.accounts.reset_password({ token: params.get('token') ?? '', password })
      setDone(true)
    },
  })
  if (isDone) {
    return (
      <AuthFrame title={t('auth_reset_done')} text={t('auth_reset_done_text')} takesFocus>
        <ButtonLink to="/auth">{t('auth_sign_in')}</ButtonLink>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={t('auth_reset_title')} text={t('auth_reset_text')}>
      <ServerForm
        form={form}
        submit={t('auth_reset_submit')}
        hasWideButton
        remedy={
          form.failure?.code === 'LINK_INVALID' && (
            <ButtonLink to="/auth/forgotten" variant="quiet">
              {t('auth_forgotten_submit')}
            </ButtonLink>
          )
        }
      >
        <PasswordField
          label={t('form_new_password')}
          hint={t('form_password_hint')}
          autoComplete="new-password"
          {...form.field('password')}
        />
      </ServerForm>
    </AuthFrame>
  )
}
