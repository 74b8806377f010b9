import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Country } from '#contract/countries.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { ResendButton } from './resend-button.tsx'
import { SignUpForm } from './sign-up-form.tsx'

/** The sign-up form, then a note that the confirmation email was sent. */
export function SignUp({ countries }: { countries: readonly Country[] }) {
  const { t } = useTexts(accountTexts)
  const [params] = useSearchParams()
  const [email, setEmail] = useState<string | null>(null)
  if (email !== null) {
    return (
      <AuthFrame title={t('auth_check_mail')} text={t('auth_check_mail_text', { email })}>
        <ResendButton email={email} />
      </AuthFrame>
    )
  }
  const other = new URLSearchParams(params)
  other.delete('mode')
  return (
    <AuthFrame title={t('auth_sign_up')} text={t('auth_sign_up_text')}>
      <SignUpForm countries={countries} onDone={setEmail} />
      <p className="text-center text-sm">
        {t('auth_have_account')}{' '}
        <Link to={`/auth?${other.toString()}`} className="link">
          {t('auth_sign_in')}
        </Link>
      </p>
    </AuthFrame>
  )
}
