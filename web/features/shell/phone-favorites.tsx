import { Link } from 'react-router'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** The way to the favorites in the headers of phones. */
export function PhoneFavorites() {
  const { t } = useTexts()
  return (
    <Link to="/favorites" className="button-icon lg:hidden" aria-label={t('nav_favorites')} title={t('nav_favorites')}>
      <Icon name="heart" size={24} />
    </Link>
  )
}
