import { useQueryClient } from '@tanstack/react-query'
import { useRevalidator } from 'react-router'
import { useApi } from '#web/platform/api.ts'
import { queriesOf } from '#web/platform/api-query.ts'
import { refetchQueries } from '#web/platform/refetch-queries.ts'
import { auditTexts } from '#web/texts/audit/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { addToast, removeToast } from '#web/ui/toasts/toast-store.ts'
import { noteRequests, undoRequests, type NotedCall, type Undone } from './undo.ts'

/**
 * How long the undo toast is shown, in milliseconds: long enough to reach it by keyboard. The time pauses while the
 * toast is hovered or focused, and in a hidden tab.
 */
export const UNDO_MS = 20_000

/** Undoes a change; repeated calls have no effect. Null if nothing was changed. */
export type Undo = (() => Promise<Undone>) | null

/** Runs calls that are undone together. */
export function useUndoableCalls() {
  const texts = useTexts(auditTexts)
  const api = useApi()
  const client = useQueryClient()
  return async <Answer>(send: (call: NotedCall) => Promise<Answer>): Promise<{ answer: Answer; undo: Undo }> => {
    const { answer, requestIds } = await noteRequests(send)
    let remaining = requestIds
    let undoing: Promise<Undone> | undefined
    const undo = async () => {
      const undone = await undoRequests(api, remaining, texts)
      remaining = undone.remaining
      if (remaining.length) undoing = undefined
      void refetchQueries(client, {})
      return undone
    }
    return { answer, undo: requestIds.length ? () => (undoing ??= undo()) : null }
  }
}

/**
 * Runs calls and shows a toast with an undo button.
 * @returns the result of the calls
 */
export function useUndoable() {
  const { t } = useTexts(auditTexts)
  const { revalidate } = useRevalidator()
  const client = useQueryClient()
  const sendUndoable = useUndoableCalls()

  const offer = (undo: NonNullable<Undo>, onUndone: (() => void) | undefined) => ({
    duration: UNDO_MS,
    action: { label: t('undo'), keys: 'Z', onSelect: () => void takeBack(undo, onUndone) },
  })

  async function takeBack(undo: NonNullable<Undo>, onUndone: (() => void) | undefined) {
    const waiting = addToast({ title: t('undo_working'), duration: UNDO_MS })
    const { text, hasFailed, remaining } = await undo()
    removeToast(waiting)
    addToast({
      title: text,
      variant: hasFailed ? 'destructive' : 'success',
      ...(remaining.length > 0 && offer(undo, onUndone)),
    })
    if (!hasFailed) onUndone?.()
    // revalidating would fail without a connection
    if (!remaining.length) await revalidate()
  }

  return async <Answer>(
    message: string | ((answer: Answer) => string),
    send: (call: NotedCall) => Promise<Answer>,
    /** Called after an undo, to update state that the loader does not reload, such as a form. */
    onUndone?: () => void,
  ): Promise<Answer> => {
    const { answer, undo } = await sendUndoable(send)
    void client.invalidateQueries(queriesOf('audit', 'list_versions'))
    addToast({
      title: typeof message === 'string' ? message : message(answer),
      variant: 'success',
      ...(undo && offer(undo, onUndone)),
    })
    return answer
  }
}
