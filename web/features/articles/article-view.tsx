import { headingsOf } from '#domain/articles/headings.ts'
import { directionOf } from '#domain/language.ts'
import { CarsBelow } from '#web/features/favorites/public.ts'
import { usePublicUrl } from '#web/platform/pages/public-url.ts'
import { articleTexts } from '#web/texts/articles/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Elements } from '#web/ui/elements.tsx'
import { ArticleHead } from './article-head.tsx'
import { ArticleTags } from './article-tags.tsx'
import { ArticleBody } from './body/article-body.tsx'
import { LanguageNotes } from './language-notes.tsx'
import { Neighbours } from './neighbours.tsx'
import type { ShownArticle } from './shown-article.ts'
import { ContentsAside, FoldedContents } from './table-of-contents.tsx'
import './article.css'

interface Props {
  article: ShownArticle
  /** In ISO 8601. */
  now: string
  /** The date from which terms apply; it is shown instead of that of the last change. */
  version?: string | undefined
  /** Notices, which are shown first. */
  children?: Elements
}

export function ArticleView({ article, now, version, children }: Props) {
  const { lang, t } = useTexts(articleTexts)
  const publicUrl = usePublicUrl()
  const byNode = headingsOf(article.body)
  const headings = [...byNode.values()]
  const about = article.model ?? article.make
  return (
    <main id="content" className="page article-page">
      <article key={`${article.id} ${article.lang}`} className="article">
        <ContentsAside headings={headings} lang={article.lang} />
        <div className="article-main">
          {children}
          <LanguageNotes article={article} />
          <ArticleHead article={article} version={version} />
          <FoldedContents headings={headings} lang={article.lang} />
          <div lang={article.lang} dir={directionOf(article.lang)}>
            <ArticleBody
              body={article.body}
              lang={article.lang}
              headings={byNode}
              pictures={article.pictures}
              cars={article.shown_cars}
              prices={article.prices}
              facts={article.facts}
              publicUrl={publicUrl}
              now={now}
            />
          </div>
          <ArticleTags tags={article.tags} lang={article.lang} />
        </div>
      </article>
      {about && (
        <CarsBelow
          title={t('articles_cars', { name: `\u2068${about[`name_${lang}`]}\u2069` })}
          cars={article.related_cars}
        />
      )}
      <Neighbours next={article.next} previous={article.previous} />
    </main>
  )
}
