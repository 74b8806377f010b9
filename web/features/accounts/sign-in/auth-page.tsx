import { useSearchParams } from 'react-router'
import type { Viewer } from '#contract/accounts.ts'
import type { Country } from '#contract/countries.ts'
import { signInTexts } from '#web/texts/sign-in/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { AuthFrame } from './auth-frame.tsx'
import type { SignInAnswer } from './answer-sign-in.ts'
import { SignIn } from './sign-in.tsx'
import { SignUp } from './sign-up.tsx'

interface Props {
  viewer: Viewer | null
  countries: readonly Country[]
  /** What became of the form, if it was sent without scripts. */
  answer: SignInAnswer | undefined
}

/** Sign-in, or sign-up with `?mode=sign_up`. */
export function AuthPage({ viewer, countries, answer }: Props) {
  const { t } = useTexts(signInTexts)
  const [params] = useSearchParams()
  if (viewer) {
    return (
      <AuthFrame title={t('auth_signed_in_title')} text={t('auth_signed_in_text', { name: viewer.display_name })}>
        <ButtonLink to="/dashboard">{t('auth_to_dashboard')}</ButtonLink>
      </AuthFrame>
    )
  }
  return params.get('mode') === 'sign_up' ? <SignUp countries={countries} /> : <SignIn answer={answer} />
}
