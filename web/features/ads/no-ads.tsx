import { adsTexts } from '#web/texts/ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyPart } from '#web/ui/empty-part.tsx'

export function NoAds() {
  const { t } = useTexts(adsTexts)
  return (
    <EmptyPart scene="car" title={t('my_ads_none')} text={t('my_ads_none_text')}>
      <ButtonLink icon="plus" to="/add-car">
        {t('my_ads_add')}
      </ButtonLink>
    </EmptyPart>
  )
}
