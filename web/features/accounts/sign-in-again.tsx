import { useLocation } from 'react-router'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { signInAddress } from './sign-in-address.ts'

/** Below the error of a form that keeps what is typed: a link to sign-in, which leads back, if the session has ended. */
export function SignInAgain({ failure }: { failure: { code: string } | null }) {
  const { t } = useTexts()
  const address = signInAddress(useLocation())
  if (failure?.code !== 'UNAUTHORIZED') return null
  return (
    <ButtonLink to={address} variant="quiet" className="self-start">
      {t('nav_sign_in')}
    </ButtonLink>
  )
}
