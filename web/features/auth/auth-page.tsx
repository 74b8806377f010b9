import { Link, useSearchParams } from 'react-router'
import type { Viewer } from '#contract/accounts.ts'
import type { Country } from '#contract/countries.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { SignIn } from './sign-in.tsx'
import { SignUp } from './sign-up.tsx'

interface Props {
  viewer: Viewer | null
  countries: readonly Country[]
}

/** Signing in, or opening an account with `?mode=sign_up`. */
export function AuthPage({ viewer, countries }: Props) {
  const { t } = useTexts()
  const [params] = useSearchParams()
  if (viewer) {
    return (
      <AuthFrame title={t('auth_signed_in_title')} text={t('auth_signed_in_text', { name: viewer.display_name })}>
        <Link to="/dashboard" className="button">
          {t('auth_to_dashboard')}
        </Link>
      </AuthFrame>
    )
  }
  return params.get('mode') === 'sign_up' ? <SignUp countries={countries} /> : <SignIn />
}
