import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { safePath } from '#domain/safe-path.ts'
import { useApi } from '#web/platform/api/api.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { signInTexts } from '#web/texts/sign-in/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { failureOf } from '#web/ui/form/failure.ts'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { AuthFrame } from './auth-frame.tsx'
import { ConfirmLink } from './confirm-link.tsx'
import { ConfirmPasswordForm } from './confirm-password-form.tsx'
import { useCompleteSignIn } from './use-complete-sign-in.ts'

/** Target of the link in sign-up emails. In a browser other than the one of the sign-up it asks for the password. */
export function ConfirmEmail() {
  const { t } = useTexts(formTexts, signInTexts)
  const api = useApi()
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  return (
    <ConfirmLink
      title={t('auth_confirming')}
      confirm={() => api.accounts.confirm_email({ token }).catch(needsPassword)}
    >
      {(answer) => {
        if (answer === 'needs_password') return <ConfirmPasswordForm token={token} />
        return answer.is_signed_in ? <Arrival /> : <ConfirmedBefore />
      }}
    </ConfirmLink>
  )
}

function needsPassword(error: unknown): 'needs_password' {
  if (failureOf(error).code !== 'PASSWORD_REQUIRED') throw error
  return 'needs_password'
}

/** Redirects to the page that the user wanted to open, now signed in. */
function Arrival() {
  const { t } = useTexts(formTexts, signInTexts)
  const arrive = useRef(useCompleteSignIn())
  const message = useRef(t('auth_confirmed'))
  useEffect(() => {
    addToast({ title: message.current, variant: 'success' })
    void arrive.current()
  }, [])
  return <AuthFrame title={t('auth_confirmed')} />
}

function ConfirmedBefore() {
  const { t } = useTexts(formTexts, signInTexts)
  const [params] = useSearchParams()
  const next = new URLSearchParams({ next: safePath(params.get('next')) }).toString()
  return (
    <AuthFrame title={t('auth_confirmed')} text={t('auth_confirmed_text')}>
      <ButtonLink to={`/auth?${next}`}>{t('auth_sign_in')}</ButtonLink>
    </AuthFrame>
  )
}
