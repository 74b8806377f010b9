import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { AnyArticleCard } from '#contract/articles.ts'
import { useUndoable } from '#web/features/audit/public.ts'
import { useCitedRemoval } from '#web/features/content-uses/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { queriesOf } from '#web/platform/queries/api-query.ts'
import { articleTexts } from '#web/texts/admin-articles/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { useAction } from '#web/ui/use-action.ts'
import { useNewId } from '#web/ui/use-new-id.ts'
import { articlesPath, editArticlePath } from './article-kind-paths.ts'
import { articleName } from './article-name.ts'

/** What can be done with a stored article besides editing; each can be undone. */
export function useArticleActions(article: AnyArticleCard) {
  const { t, lang } = useTexts(articleTexts)
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const undoable = useUndoable()
  // the public pages of this browser
  const { act, isWorking } = useAction({ beforeRefresh: () => void client.invalidateQueries(queriesOf('articles')) })
  const removal = useCitedRemoval(act)
  const { id, renew } = useNewId()
  const { id: articleId, kind } = article
  const name = `\u2068${articleName(article, lang) || t('article_untitled')}\u2069`
  return {
    isWorking,
    name,
    duplicate: () =>
      act({
        send: () =>
          undoable(
            t('article_duplicated', { name }),
            (call) => api.articles.duplicate({ article_id: articleId, id }, call),
            () => void navigate(articlesPath(kind)),
          ),
        onDone: () => {
          renew()
          return navigate(editArticlePath(kind, id))
        },
      }),
    remove: (onDone?: () => unknown) =>
      removal.remove('delete', {
        send: (evenIfCited) =>
          undoable(t('article_deleted', { name }), (call) =>
            api.articles.delete({ article_id: articleId, even_if_cited: evenIfCited }, call),
          ),
        onDone,
      }),
    warning: removal.warning,
  }
}
