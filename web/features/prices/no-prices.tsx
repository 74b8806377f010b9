import { priceTexts } from '#web/texts/prices/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { MessagePage } from '#web/ui/message-page.tsx'

/** Instead of a page of prices without enough ads. */
export function NoPrices() {
  const { t } = useTexts(priceTexts)
  return (
    <MessagePage title={t('prices_unknown_title')} text={t('prices_unknown_text')} isDeadEnd>
      <ButtonLink to="/prices">{t('prices_all')}</ButtonLink>
      <ButtonLink to="/explore" variant="quiet">
        {t('to_explore')}
      </ButtonLink>
    </MessagePage>
  )
}
