import type { AnyArticle } from '#contract/articles.ts'
import { useUndoable } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { articleTexts } from '#web/texts/admin-articles/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useAction } from '#web/ui/use-action.ts'

/** Says that a translation is older than the original, and lets an admin confirm that it is right as it is. */
export function OlderTranslation({ article: { id, values, ...article } }: { article: AnyArticle }) {
  const { t } = useTexts(articleTexts)
  const api = useApi()
  const undoable = useUndoable()
  const { act, isWorking } = useAction()
  const input = { article_id: id, original_at: article[`text_${values.original_lang}_at`] }
  const confirm = () =>
    act({
      send: () => undoable(t('article_older_confirmed'), (call) => api.articles.confirm_translation(input, call)),
    })
  return (
    <>
      <span className="tag text-warning">{t('article_older')}</span>
      <Button variant="plain" icon="check" isWorking={isWorking} onClick={confirm}>
        {t('article_older_confirm')}
      </Button>
    </>
  )
}
