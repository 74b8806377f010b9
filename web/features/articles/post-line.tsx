import type { ArticleCard } from '#contract/articles.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { articleTexts } from '#web/texts/articles/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/** When a post was published and how long it takes to read. */
export function PostLine({ post: { published_at, minutes, is_demo } }: { post: ArticleCard }) {
  const { lang, t } = useTexts(articleTexts)
  return (
    <p className="dotted text-sm text-muted">
      <time dateTime={published_at}>{formatDate(published_at, lang)}</time>
      <span>{t('articles_minutes', { count: minutes })}</span>
      {is_demo && <span>{t('articles_demo')}</span>}
    </p>
  )
}
