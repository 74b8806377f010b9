import { adsTexts } from '#web/texts/ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

export function NoAds() {
  const { t } = useTexts(adsTexts)
  return (
    <div className="flex flex-col items-center gap-4 py-16 text-center">
      <span className="text-muted">
        <Icon name="car" size={48} />
      </span>
      <p className="text-lg font-semibold">{t('my_ads_none')}</p>
      <p className="max-w-prose text-muted">{t('my_ads_none_text')}</p>
      <ButtonLink icon="plus" to="/add-car">
        {t('my_ads_add')}
      </ButtonLink>
    </div>
  )
}
