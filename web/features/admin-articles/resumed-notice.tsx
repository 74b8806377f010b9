import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ArticleKind } from '#domain/articles/article-kinds.ts'
import { formatDateTime } from '#domain/format/format-date.ts'
import { useApi } from '#web/platform/api/api.ts'
import { articleTexts } from '#web/texts/admin-articles/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useAction } from '#web/ui/use-action.ts'
import { articlesPath } from './article-kind-paths.ts'
import { draftCopies } from './draft-copies.ts'
import type { FormSource } from './use-form-base.ts'

interface Props {
  id: string
  kind: ArticleKind
  /** Whether something is left without the draft. */
  isAdded: boolean
  source: FormSource
  /** When the server kept the draft, in ISO 8601. */
  at: string | null
  onDropped: () => void
}

/** Says that the form shows what was typed earlier and not saved, which can be dropped. */
export function ResumedNotice({ id, kind, isAdded, source, at, onDropped }: Props) {
  const { t, lang } = useTexts(articleTexts)
  const api = useApi()
  const navigate = useNavigate()
  const { act, isWorking } = useAction()
  const [isOver, setOver] = useState(false)
  if (source === 'stored' || isOver) return null
  const drop = () =>
    act({
      send: async () => {
        await api.articles.drop_draft({ article_id: id })
        await draftCopies.remove(id)
      },
      done: t('article_draft_dropped'),
      onDone: () => {
        setOver(true)
        onDropped()
        return isAdded ? undefined : navigate(articlesPath(kind))
      },
    })
  return (
    <p role="status" className="notice flex flex-wrap items-center gap-x-3">
      <span>
        {source === 'draft' && at !== null
          ? t('article_resumed_draft', { time: formatDateTime(at, lang) })
          : t('article_resumed_device')}
      </span>
      <Button variant="plain" isWorking={isWorking} onClick={drop}>
        {t('article_draft_drop')}
      </Button>
    </p>
  )
}
