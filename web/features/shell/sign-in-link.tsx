import { Link } from 'react-router'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

export function SignInLink() {
  const { t } = useTexts()
  return (
    <>
      <Link to="/auth" className="button max-sm:hidden">
        {t('nav_sign_in')}
      </Link>
      <Link to="/auth" className="button-icon sm:hidden" aria-label={t('nav_sign_in')}>
        <Icon name="person" size={24} />
      </Link>
    </>
  )
}
