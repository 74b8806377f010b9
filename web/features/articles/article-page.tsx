import { PRIVACY_VERSION, TERMS_VERSION } from '#domain/legal/versions.ts'
import { ArticleJsonLd } from '#web/features/seo/public.ts'
import { articleTexts } from '#web/texts/articles/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ArticleView } from './article-view.tsx'
import type { FetchedArticle } from './fetch-article.ts'

/** The dates from which pages apply that users agree to. */
const VERSIONS: Partial<Record<string, string>> = { terms: TERMS_VERSION, privacy: PRIVACY_VERSION }

/** A published post, guide or page. */
export function ArticlePage({ article, now }: FetchedArticle) {
  const { t } = useTexts(articleTexts)
  const { kind, slug } = article
  if (kind === 'page') return <ArticleView article={article} now={now} version={VERSIONS[slug]} />
  return (
    <>
      <ArticleJsonLd
        article={{ ...article, kind }}
        listName={t(kind === 'post' ? 'articles_blog' : 'articles_knowledge')}
      />
      <ArticleView article={article} now={now} />
    </>
  )
}
