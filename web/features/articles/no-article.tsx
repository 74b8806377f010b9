import { useRouteError } from 'react-router'
import { RouteError } from '#web/features/errors/public.ts'
import { errorStatus } from '#web/platform/pages/error-status.ts'
import { articleTexts } from '#web/texts/articles/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { MessagePage } from '#web/ui/message-page.tsx'

/** Instead of an article that does not exist or could not be loaded. */
export function NoArticle() {
  const { t } = useTexts(articleTexts)
  const error = useRouteError()
  if (errorStatus(error) !== 404) return <RouteError />
  return (
    <MessagePage title={t('articles_unknown_title')} text={t('articles_unknown_text')} isDeadEnd>
      <ButtonLink to="/blog">{t('articles_to_blog')}</ButtonLink>
      <ButtonLink to="/" variant="quiet">
        {t('to_home')}
      </ButtonLink>
    </MessagePage>
  )
}
