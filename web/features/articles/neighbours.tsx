import { Link } from 'react-router'
import type { Article } from '#contract/articles.ts'
import { directionOf } from '#domain/language.ts'
import { articleTexts } from '#web/texts/articles/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { articleAddress } from './article-address.ts'

/** Links to the posts published before and after. */
export function Neighbours({ next, previous }: Pick<Article, 'next' | 'previous'>) {
  const { t } = useTexts(articleTexts)
  if (!next && !previous) return null
  return (
    <nav aria-label={t('articles_neighbours')} className="article-neighbours no-print">
      {previous && <Neighbour post={previous} rel="prev" />}
      {next && <Neighbour post={next} rel="next" />}
    </nav>
  )
}

interface Props {
  post: NonNullable<Article['next']>
  rel: 'next' | 'prev'
}

function Neighbour({ post: { slug, lang, title }, rel }: Props) {
  const { t } = useTexts(articleTexts)
  return (
    <Link to={articleAddress({ kind: 'post', slug })} rel={rel} className={`card article-neighbour article-${rel}`}>
      <span className="flex items-center gap-1 text-sm text-muted">
        {rel === 'prev' && <Icon name="back" size={16} />}
        <span>{t(rel === 'prev' ? 'articles_previous' : 'articles_next')}</span>
        {rel === 'next' && <Icon name="forward" size={16} />}
      </span>
      <span lang={lang} dir={directionOf(lang)} className="font-medium">
        {title}
      </span>
    </Link>
  )
}
