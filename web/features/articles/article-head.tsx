import { formatDate } from '#domain/format/format-date.ts'
import { directionOf } from '#domain/language.ts'
import { pictureAlt } from '#web/ui/picture-alt.ts'
import { useAppName } from '#web/features/settings/public.ts'
import { articleTexts } from '#web/texts/articles/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { ShareButton } from '#web/ui/share/share-button.tsx'
import { articleAddress } from './article-address.ts'
import type { ShownArticle } from './shown-article.ts'

const SIZES = '(width >= 64rem) 56rem, 100vw'

interface Props {
  article: ShownArticle
  version: string | undefined
}

/** Title, lead, author and dates, and the cover. */
export function ArticleHead({ article, version }: Props) {
  const { t } = useTexts(articleTexts)
  const { kind, title, excerpt, cover, lang, published_at } = article
  const language = { lang, dir: directionOf(lang) }
  return (
    <header className="article-head">
      {kind === 'post' && (
        <BackLink to="/blog" className="no-print self-start">
          {t('articles_blog')}
        </BackLink>
      )}
      <h1 {...language}>{title}</h1>
      {kind !== 'page' && excerpt && (
        <p {...language} className="article-lead">
          {excerpt}
        </p>
      )}
      <div className="article-line">
        <Dates article={article} version={version} />
        {published_at && kind !== 'page' && (
          <ShareButton title={title} path={articleAddress(article)} className="no-print" />
        )}
      </div>
      {cover && (
        <div className="article-cover">
          <Picture src={cover.url} alt={pictureAlt(cover, lang)} sizes={SIZES} isFirst />
        </div>
      )}
    </header>
  )
}

function Dates({ article, version }: Props) {
  const { lang, t } = useTexts(articleTexts)
  const site = useAppName()
  const { kind, author, published_at, changed_at, minutes, is_demo } = article
  if (kind === 'page') {
    const date = formatDate(version ?? changed_at, lang)
    return <p className="text-sm text-muted">{t(version ? 'articles_version' : 'articles_changed', { date })}</p>
  }
  const published = published_at && formatDate(published_at, lang)
  const changed = formatDate(changed_at, lang)
  return (
    <p className="dotted text-sm text-muted">
      <span>{t('articles_by', { name: `\u2068${author || site}\u2069` })}</span>
      {published_at && published && <time dateTime={published_at}>{published}</time>}
      {published_at && changed_at > published_at && changed !== published && (
        <span>{t('articles_changed', { date: changed })}</span>
      )}
      <span>{t('articles_minutes', { count: minutes })}</span>
      {is_demo && <span>{t('articles_demo')}</span>}
    </p>
  )
}
