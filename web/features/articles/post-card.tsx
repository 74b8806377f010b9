import { Link } from 'react-router'
import type { ArticleCard } from '#contract/articles.ts'
import { directionOf } from '#domain/language.ts'
import type { Elements } from '#web/ui/elements.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { articleAddress } from './article-address.ts'

interface Props {
  post: Pick<ArticleCard, 'kind' | 'slug' | 'lang' | 'title' | 'excerpt' | 'cover'>
  /** The `sizes` attribute of the cover. */
  sizes: string
  /** Above the fold: its cover is loaded eagerly. */
  isFirst?: boolean
  /** What stands below the excerpt, in the language of the page. */
  children?: Elements
}

/** A post in a list. */
export function PostCard({ post, sizes, isFirst = false, children }: Props) {
  const { lang, title, excerpt, cover } = post
  return (
    <article className="card">
      {cover ? (
        <Picture src={cover.url} alt="" sizes={sizes} isFirst={isFirst} />
      ) : (
        <div className="aspect-4/3 bg-sunken" />
      )}
      <div className="card-main grow">
        <h3 lang={lang} dir={directionOf(lang)} className="post-title">
          <Link to={articleAddress(post)} className="card-link">
            {title}
          </Link>
        </h3>
        <p lang={lang} dir={directionOf(lang)} className="post-excerpt">
          {excerpt}
        </p>
        {children}
      </div>
    </article>
  )
}
