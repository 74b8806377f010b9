import { Link } from 'react-router'
import { articleTexts } from '#web/texts/articles/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { blogAddress } from './post-search.ts'

export function ArticleTags({ tags }: { tags: readonly string[] }) {
  const { t } = useTexts(articleTexts)
  if (!tags.length) return null
  return (
    <nav aria-label={t('articles_tags')} className="article-tags no-print">
      <ul className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag}>
            <Link to={blogAddress({ tag, page: 1 })} className="chip">
              <bdi>{tag}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
