import { useLocation } from 'react-router'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { signInAddress } from './sign-in-address.ts'

/** Link to sign-in, which redirects back to this page. */
export function SignInLink() {
  const { t } = useTexts()
  const address = signInAddress(useLocation())
  return (
    <>
      <ButtonLink to={address} className="max-sm:hidden">
        {t('nav_sign_in')}
      </ButtonLink>
      <ButtonLink to={address} variant="icon" className="sm:hidden" aria-label={t('nav_sign_in')}>
        <Icon name="person" size={24} />
      </ButtonLink>
    </>
  )
}
