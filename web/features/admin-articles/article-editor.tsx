import './articles.css'
import { useRevalidator } from 'react-router'
import type { AnyArticle } from '#contract/articles.ts'
import type { ArticleKind } from '#domain/articles/article-kinds.ts'
import { HistoryDisclosure } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { useServerTime } from '#web/platform/server-time.ts'
import { articleTexts } from '#web/texts/admin-articles/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ArticleActions } from './article-actions.tsx'
import type { ArticleChoices } from './article-choices.ts'
import { ArticleForm } from './article-form.tsx'
import { articlesPath } from './article-kind-paths.ts'
import { formBase } from './draft-base.ts'
import { DraftSides } from './draft-sides.tsx'
import { ResumedNotice } from './resumed-notice.tsx'
import { useFormBase } from './use-form-base.ts'

interface Props {
  kind: ArticleKind
  id: string
  /** Null if nothing of it is on the server. */
  article: AnyArticle | null
  choices: ArticleChoices
  /** In ISO 8601. */
  now: string
}

/** The form of an article, what can be done with it, and its versions. */
export function ArticleEditor({ kind, id, article, choices, now }: Props) {
  const { t } = useTexts(articleTexts)
  const api = useApi()
  const { revalidate } = useRevalidator()
  useServerTime(now)
  const start = useFormBase(id, article)
  const stored = article?.is_added ? article : null
  const showNow = async () => start.showStored(await api.articles.get_any({ article_id: id }))
  return (
    <div className="article-screen">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <BackLink to={articlesPath(kind)}>{t(`article_back_${kind}`)}</BackLink>
        {stored && <ArticleActions article={stored} />}
      </div>
      {start.other && (
        <DraftSides
          mine={formBase(article, start.other).fields}
          theirs={start.base.fields}
          choices={choices}
          onResolve={start.resolve}
        />
      )}
      <ResumedNotice
        id={id}
        kind={kind}
        isAdded={stored !== null}
        source={start.source}
        at={start.base.keptAt}
        onDropped={() => start.showStored(stored && { ...stored, draft: null, has_draft: false })}
      />
      <ArticleForm
        key={start.count}
        id={id}
        kind={kind}
        article={article}
        base={start.base}
        isReady={start.isReady}
        choices={choices}
        now={now}
        onReplaced={start.showStored}
      />
      {stored && (
        <Panel>
          <HistoryDisclosure
            what="change_article"
            content_id={id}
            onRestored={async () => {
              await revalidate()
              await showNow()
            }}
          />
        </Panel>
      )}
    </div>
  )
}
