import { shortlistTexts } from '#web/texts/shortlists/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { MessagePage } from '#web/ui/message-page.tsx'

/** For a link that was ended or never existed. */
export function NoShortlist() {
  const { t } = useTexts(shortlistTexts)
  return (
    <MessagePage title={t('shortlists_gone_title')} text={t('shortlists_gone_text')} isDeadEnd>
      <ButtonLink to="/explore">{t('to_explore')}</ButtonLink>
    </MessagePage>
  )
}
