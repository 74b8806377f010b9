import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '#web/platform/api/api.ts'
import { queriesOf } from '#web/platform/queries/api-query.ts'
import { refetchQueries } from '#web/platform/queries/refetch-queries.ts'
import { auditTexts } from '#web/texts/audit/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { SkippedItem } from '#web/ui/skipped/skipped-store.ts'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { offerRest } from './offer-rest.ts'
import { noteRequests, undoRequests, type NotedCall, type Undone } from './undo.ts'
import { REST_MS, useTakeBack } from './use-take-back.ts'

/** Undoes a change; repeated calls undo what is left. Null if nothing was changed. */
export type Undo = (() => Promise<Undone>) | null

/** Runs calls that are undone together. */
export function useUndoableCalls() {
  const texts = useTexts(auditTexts)
  const api = useApi()
  const client = useQueryClient()
  return async <Answer>(send: (call: NotedCall) => Promise<Answer>): Promise<{ answer: Answer; undo: Undo }> => {
    const { answer, requestIds } = await noteRequests(send)
    let unfinished = requestIds
    let undoing: Promise<Undone> | undefined
    const undo = async () => {
      const undone = await undoRequests(api, unfinished, texts)
      unfinished = undone.unfinished
      if (unfinished.length) undoing = undefined
      void refetchQueries(client, {})
      const rest = offerRest(undone, texts.t)
      return { ...undone, ...(rest && { rest }) }
    }
    return { answer, undo: requestIds.length ? () => (undoing ??= undo()) : null }
  }
}

interface Report {
  text: string
  /** What the calls left, of an action on many. */
  skipped: readonly SkippedItem[]
  /** How many things they changed; with none there is nothing to undo. */
  count: number
}

/**
 * Runs calls and shows a toast with an undo button.
 * @returns the result of the calls
 */
export function useUndoable() {
  const { t } = useTexts(auditTexts)
  const client = useQueryClient()
  const sendUndoable = useUndoableCalls()
  const { offer } = useTakeBack()

  return async <Answer>(
    message: string | ((answer: Answer) => string | Report),
    send: (call: NotedCall) => Promise<Answer>,
    /** Called after an undo, to update state that the loader does not reload, such as a form. */
    onUndone?: () => void,
  ): Promise<Answer> => {
    const { answer, undo } = await sendUndoable(send)
    void client.invalidateQueries(queriesOf('audit', 'list_versions'))
    const said = typeof message === 'string' ? message : message(answer)
    const report = typeof said === 'string' ? { text: said, skipped: [], count: 1 } : said
    const more = offerRest(report, t)
    addToast({
      title: report.text,
      variant: !report.count ? 'destructive' : more ? 'default' : 'success',
      ...(undo && report.count > 0 && offer(undo, onUndone)),
      ...(more && { more, duration: REST_MS }),
    })
    return answer
  }
}
