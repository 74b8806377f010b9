import { Link } from 'react-router'
import type { Lang } from '#domain/language.ts'
import { articleTexts } from '#web/texts/articles/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { blogAddress } from './blog-address.ts'

interface Props {
  tags: readonly string[]
  lang: Lang
}

export function ArticleTags({ tags, lang }: Props) {
  const { t } = useTexts(articleTexts)
  if (!tags.length) return null
  return (
    <nav aria-label={t('articles_tags')} className="article-tags no-print">
      <ul lang={lang} className="flex flex-wrap gap-2">
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
