import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AnyArticle, ArticleDraft } from '#contract/articles.ts'
import type { ArticleKind } from '#domain/articles/article-kinds.ts'
import { useApi } from '#web/platform/api/api.ts'
import { failureOf } from '#web/ui/form/failure.ts'
import { draftCopies } from './draft-copies.ts'
import { createDraftKeeper, type Changes, type KeepFailure, type KeeperState } from './draft-keeper.ts'

const FAILURES: Readonly<Record<string, KeepFailure>> = {
  network: 'offline',
  UNAUTHORIZED: 'signed_out',
  CONTENT_CHANGED: 'conflict',
  INVALID_INPUT: 'refused',
  BAD_REQUEST: 'refused',
}

export interface DraftShown {
  state: KeeperState
  /** When the server last kept it, in ISO 8601. */
  keptAt: string | null
  /** Whether what the server does not have survives closing the page. */
  isOnDevice: boolean
}

interface Options {
  id: string
  kind: ArticleKind
  revision: number
  keptAt: string | null
  /** Called when another tab or device has kept another draft. */
  onOther: (draft: ArticleDraft, article: AnyArticle) => void
}

/** Keeps what is typed: on this device at once, and on the server as soon as it can be reached. */
export function useArticleDraft({ id, kind, revision, keptAt, onOther }: Options) {
  const api = useApi()
  const [shown, setShown] = useState<DraftShown>({ state: revision > 0 ? 'kept' : 'clean', keptAt, isOnDevice: true })
  const note = (changed: Partial<DraftShown>) => setShown((now) => ({ ...now, ...changed }))
  const latest = useRef<Changes>({ values: {}, seen: {} })
  const tellOfOther = useEffectEvent(onOther)
  const [keeper] = useState(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const made = createDraftKeeper({
      revision,
      keep: async ({ values, seen }, from) => {
        const kept = await api.articles.keep_draft({ article_id: id, kind, values, seen, revision: from })
        note({ keptAt: kept.kept_at })
        return kept.revision
      },
      drop: () => api.articles.drop_draft({ article_id: id }),
      failureOf: (error) => FAILURES[failureOf(error).code] ?? 'failed',
      onState: (state) => {
        note({ state })
        if (state === 'kept' || state === 'clean') void draftCopies.remove(id)
        if (state === 'conflict') void compare()
      },
      later: (act, milliseconds) => {
        clearTimeout(timer)
        timer = setTimeout(act, milliseconds)
      },
    })
    async function compare(): Promise<void> {
      try {
        const article = await api.articles.get_any({ article_id: id })
        if (article.draft) tellOfOther(article.draft, article)
        else made.insist(0)
      } catch (error) {
        // without an article there is no other draft of it
        if (failureOf(error).code === 'NOT_FOUND') made.insist(0)
      }
    }
    return made
  })

  useEffect(() => {
    const send = () => void keeper.flush()
    addEventListener('online', send)
    return () => {
      removeEventListener('online', send)
      send()
    }
  }, [keeper])

  return {
    ...shown,
    keeper,
    note: (changes: Changes): void => {
      keeper.note(changes)
      latest.current = changes
      void draftCopies
        // the device may be slow: by then a newer draft may be kept, which older changes must not claim to continue
        .update(() => ({ ...latest.current, revision: keeper.revision(), at: Date.now() }), id)
        .then(() => note({ isOnDevice: draftCopies.isStored(id) }))
    },
  }
}
