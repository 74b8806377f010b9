import { useEffect, useEffectEvent, useState } from 'react'
import type { AnyArticle } from '#contract/articles.ts'
import { changedValues, pick, without } from './changed-values.ts'
import { formBase, relationToDraft, type FormBase } from './draft-base.ts'
import { draftCopies, type DraftCopy } from './draft-copies.ts'
import { EMPTY_ARTICLE } from './typed-article.ts'

export type FormSource = 'stored' | 'draft' | 'device'

interface Shown {
  base: FormBase
  source: FormSource
  /** Increases when the form has to start again. */
  count: number
}

const fromServer = (article: AnyArticle | null): Omit<Shown, 'count'> => ({
  base: formBase(article, article?.draft ?? null),
  source: article?.draft ? 'draft' : 'stored',
})

/**
 * What the form of an article starts with: what is stored, the draft of the server, or what this device has kept and
 * could not send.
 */
export function useFormBase(id: string, article: AnyArticle | null) {
  const [shown, setShown] = useState<Shown>(() => ({ ...fromServer(article), count: 0 }))
  const [isReady, setReady] = useState(false)
  const [other, setOther] = useState<DraftCopy | null>(null)
  const show = (next: Omit<Shown, 'count'>) => setShown(({ count }) => ({ ...next, count: count + 1 }))
  const showCopy = (copy: DraftCopy) => show({ base: formBase(article, copy, true), source: 'device' })

  const judge = useEffectEvent((copy: DraftCopy | null) => {
    if (copy && Object.keys(copy.values).length > 0) {
      const relation = relationToDraft(article, copy)
      if (relation === 'other') setOther(copy)
      else if (relation === 'continues') showCopy(copy)
      else void draftCopies.remove(id)
    }
    setReady(true)
  })
  useEffect(() => {
    void draftCopies.get(id).then(judge)
  }, [id])

  return {
    ...shown,
    /** False until it is known what this device has kept. */
    isReady,
    /** What this device has kept while another one kept the draft on the server. */
    other,
    /** Keeps these fields of the copy, and the others of the draft. */
    resolve: (mine: readonly string[]) => {
      if (!mine.length) void draftCopies.remove(id)
      else if (other) {
        const { fields, seen } = formBase(article, other)
        const drafted = without(changedValues(shown.base.fields, shown.base.seen ?? EMPTY_ARTICLE).values, mine)
        const values = { ...drafted, ...pick(fields, mine) }
        showCopy({ ...other, values, seen: { ...article?.draft?.seen, ...(seen && pick(seen, mine)) } })
      }
      setOther(null)
    },
    /** Starts again with what the server has. */
    showStored: (stored: AnyArticle | null) => show(fromServer(stored)),
  }
}
