import { Link } from 'react-router'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

export function NoAds() {
  const { t } = useTexts()
  return (
    <div className="flex flex-col items-center gap-4 py-16 text-center">
      <span className="text-muted">
        <Icon name="car" size={48} />
      </span>
      <p className="text-lg font-semibold">{t('my_ads_none')}</p>
      <p className="max-w-prose text-muted">{t('my_ads_none_text')}</p>
      <Link to="/add-car" className="button">
        <Icon name="plus" />
        {t('my_ads_add')}
      </Link>
    </div>
  )
}
