import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { z } from 'zod'
import { NewPassword } from '#contract/fields.ts'
import { useApi } from '#web/platform/api.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { AuthFrame } from './auth-frame.tsx'

const Reset = z.object({ password: NewPassword })

/** Where a mail's link to a new password leads. */
export function ResetPassword() {
  const { t } = useTexts()
  const api = useApi()
  const [params] = useSearchParams()
  const [is_done, setDone] = useState(false)
  const form = useServerForm({
    schema: Reset,
    defaults: { password: '' },
    send: async ({ password }) => {
      await api.accounts.reset_password({ token: params.get('token') ?? '', password })
      setDone(true)
    },
  })
  if (is_done) {
    return (
      <AuthFrame title={t('auth_reset_done')} text={t('auth_reset_done_text')}>
        <Link to="/auth" className="button">
          {t('auth_sign_in')}
        </Link>
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
            <Link to="/auth/forgotten" className="button-quiet">
              {t('auth_forgotten_submit')}
            </Link>
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
