import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { z } from 'zod'
import { NewPassword } from '#contract/fields.ts'
import { useApi } from '#web/platform/api.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { FormFailure } from '#web/ui/form/form-failure.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
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
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          form.onSubmit()
        }}
      >
        <PasswordField
          label={t('auth_new_password')}
          hint={t('auth_password_hint')}
          autoComplete="new-password"
          {...form.register('password')}
          {...form.errorOf('password')}
        />
        <FormFailure text={form.failure?.text} />
        {form.failure?.code === 'LINK_INVALID' && (
          <Link to="/auth/forgotten" className="button-quiet">
            {t('auth_forgotten_submit')}
          </Link>
        )}
        <SubmitButton isSending={form.isSending}>{t('auth_reset_submit')}</SubmitButton>
      </form>
    </AuthFrame>
  )
}
