import { Link, useLocation } from 'react-router'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { signInAddress } from './sign-in-address.ts'

/** Leads to sign-in and back. */
export function SignInLink() {
  const { t } = useTexts()
  const address = signInAddress(useLocation())
  return (
    <>
      <Link to={address} className="button max-sm:hidden">
        {t('nav_sign_in')}
      </Link>
      <Link to={address} className="button-icon sm:hidden" aria-label={t('nav_sign_in')}>
        <Icon name="person" size={24} />
      </Link>
    </>
  )
}
