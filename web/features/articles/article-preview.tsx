import { useRouteError } from 'react-router'
import type { ApiClient } from '#contract/client.ts'
import { formatDateTime } from '#domain/format/format-date.ts'
import { RouteError } from '#web/features/errors/public.ts'
import { errorStatus } from '#web/platform/pages/error-status.ts'
import { articleTexts } from '#web/texts/articles/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { MessagePage } from '#web/ui/message-page.tsx'
import { ArticleView } from './article-view.tsx'

interface Props {
  article: Awaited<ReturnType<ApiClient['articles']['preview']>>
  /** In ISO 8601. */
  now: string
}

/** An article as it would be shown, for whoever has the link. */
export function ArticlePreview({ article, now }: Props) {
  const { lang, t } = useTexts(articleTexts)
  return (
    <ArticleView article={article} now={now}>
      <p role="status" className="notice">
        {t('articles_preview', { date: formatDateTime(article.ends_at, lang) })}
      </p>
    </ArticleView>
  )
}

export function NoPreview() {
  const { t } = useTexts(articleTexts)
  const error = useRouteError()
  if (errorStatus(error) !== 404) return <RouteError />
  return (
    <MessagePage title={t('articles_preview_gone_title')} text={t('articles_preview_gone_text')}>
      <ButtonLink to="/blog">{t('articles_to_blog')}</ButtonLink>
      <ButtonLink to="/" variant="quiet">
        {t('to_home')}
      </ButtonLink>
    </MessagePage>
  )
}
