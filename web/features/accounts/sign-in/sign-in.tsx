import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { formTexts } from '#web/texts/forms/area.ts'
import { signInTexts } from '#web/texts/sign-in/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { AuthFrame } from './auth-frame.tsx'
import type { SignInAnswer } from './answer-sign-in.ts'
import { CodeForm } from './code-form.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { useCompleteSignIn } from './use-complete-sign-in.ts'

/** Email and password, then a second-factor code if required; or a passkey. */
export function SignIn({ answer }: { answer: SignInAnswer | undefined }) {
  const { t } = useTexts(formTexts, signInTexts)
  const [params] = useSearchParams()
  const arrive = useCompleteSignIn()
  const [needsCode, setNeedsCode] = useState(answer?.needs_code ?? false)
  if (needsCode) return <CodeForm refused={answer?.refused} onSignedIn={arrive} onAgain={() => setNeedsCode(false)} />
  const other = new URLSearchParams(params)
  other.set('mode', 'sign_up')
  return (
    <AuthFrame title={t('auth_sign_in')} text={t('auth_sign_in_text')}>
      <SignInForm answer={answer} onSignedIn={arrive} onCodeNeeded={() => setNeedsCode(true)} />
      <PasskeyButton onSignedIn={arrive} />
      <p className="text-center text-sm">
        <span>{t('auth_no_account')}</span>{' '}
        <Link to={`/auth?${other.toString()}`} className="link">
          {t('auth_sign_up')}
        </Link>
      </p>
    </AuthFrame>
  )
}
