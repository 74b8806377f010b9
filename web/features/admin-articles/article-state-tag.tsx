import type { ArticleState } from '#domain/articles/article-state.ts'
import { articleTexts } from '#web/texts/admin-articles/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

export function ArticleStateTag({ state }: { state: ArticleState }) {
  const { t } = useTexts(articleTexts)
  return <span className={state === 'published' ? 'tag tag-done' : 'tag'}>{t(`article_state_${state}`)}</span>
}
