import { useNavigate } from 'react-router'
import type { AnyArticle } from '#contract/articles.ts'
import { articlePath, FIXED_PAGES } from '#domain/articles/article-kinds.ts'
import { CitedWarning } from '#web/features/content-uses/public.ts'
import { articleTexts } from '#web/texts/admin-articles/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { articlesPath } from './article-kind-paths.ts'
import { useArticleActions } from './use-article-actions.ts'

/** Shows a stored article as visitors see it, duplicates and deletes it. */
export function ArticleActions({ article }: { article: AnyArticle }) {
  const { t } = useTexts(articleTexts)
  const navigate = useNavigate()
  const { isWorking, duplicate, remove, warning } = useArticleActions(article)
  const { kind, slug, state_ar, state_en } = article
  const isPublic = state_ar === 'published' || state_en === 'published'
  const isFixed = kind === 'page' && FIXED_PAGES.includes(slug)
  return (
    <span className="flex flex-wrap items-center gap-1">
      {isPublic && (
        <ButtonLink to={articlePath(kind, slug)} variant="plain" icon="show">
          {t('article_view')}
        </ButtonLink>
      )}
      <span className="needs-script flex flex-wrap gap-1">
        <Button variant="plain" icon="copy" isWorking={isWorking} onClick={duplicate}>
          {t('article_duplicate')}
        </Button>
        {!isFixed && (
          <Button
            variant="plain"
            icon="trash"
            isWorking={isWorking}
            onClick={() => remove(() => navigate(articlesPath(kind)))}
          >
            {t('article_delete')}
          </Button>
        )}
      </span>
      <CitedWarning by="link" {...warning} />
    </span>
  )
}
