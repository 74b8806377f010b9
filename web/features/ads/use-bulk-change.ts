import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BulkResult, OwnAd } from '#contract/ads.ts'
import type { BulkAction } from '#domain/ads/lifecycle.ts'
import { useApi } from '#web/platform/api/api.ts'
import { queriesOf } from '#web/platform/queries/api-query.ts'
import { refetchQueries } from '#web/platform/queries/refetch-queries.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { useAction } from '#web/ui/use-action.ts'
import { adFailureText } from './ad-failure-text.ts'

type What = BulkAction | 'prices' | 'undo'

interface Change {
  what: BulkAction | 'prices'
  send: () => Promise<BulkResult>
}

/** The result of a bulk change. */
export interface BulkReport extends BulkResult {
  what: What
  /** The ads before the change. */
  ads: readonly OwnAd[]
}

/**
 * Changes several ads at once, and undoes the last change.
 * @param ads the ads shown
 */
export function useBulkChange(ads: readonly OwnAd[], onDone: () => void) {
  const { t } = useTexts(adsTexts)
  const api = useApi()
  const client = useQueryClient()
  const [report, setReport] = useState<BulkReport | null>(null)
  const [last, setLast] = useState<Change['what'] | null>(null)
  const options = {
    textOf: (error: unknown) => adFailureText(error, t),
    beforeRefresh: () => {
      void refetchQueries(client, queriesOf('cars'), queriesOf('search'))
    },
  }
  const changing = useAction(options)
  // a separate action, so that a change can be undone while the list still loads its result
  const undoing = useAction(options)

  const reported = (what: What, send: () => Promise<BulkResult>) => async () => {
    const result = await send()
    // the list may no longer have the ads that the undone change took from it
    setReport((former) => ({ ...result, what, ads: what === 'undo' && former ? former.ads : ads }))
  }

  return {
    change: ({ what, send }: Change) => {
      setLast(what)
      changing.act({ send: reported(what, send), onDone })
    },
    /** @returns the text of an error, which the dialog shows; else null */
    changeInDialog: ({ what, send }: Change) =>
      changing.actInDialog({
        send: reported(what, send),
        onDone: () => {
          options.beforeRefresh()
          onDone()
        },
      }),
    report,
    /** The change in progress. */
    doing: changing.isWorking ? last : null,
    undo: (changeId: string) =>
      undoing.act({
        send: reported('undo', async () => {
          const { results } = await api.ads.undo_changes({ change_id: changeId })
          const isLeft = results.some(({ refused }) => refused !== null && refused !== 'undone')
          return { change_id: isLeft ? changeId : null, results: results.filter(({ refused }) => refused !== 'undone') }
        }),
      }),
    isUndoing: undoing.isWorking,
  }
}
export type BulkChange = ReturnType<typeof useBulkChange>
