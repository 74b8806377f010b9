import { useRevalidator } from 'react-router'
import { useUndoableCalls, type NotedCall } from '#web/features/audit/public.ts'
import { decisionQueueTexts } from '#web/texts/decision-queue/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { failureOf } from '#web/ui/form/failure.ts'
import { failureText, fieldText } from '#web/ui/form/failure-text.ts'
import { useQueue, type QueueOf } from './use-queue.ts'

/** Somebody else has decided the item meanwhile, or its author has withdrawn it. */
const GONE: readonly string[] = ['ALREADY_DECIDED', 'NOT_FOUND']
export const isGone = (failure: { code: string } | null): boolean => failure !== null && GONE.includes(failure.code)

interface Options<Item, Decision> extends QueueOf<Item> {
  send: (item: Item, decision: Decision, call: NotedCall) => Promise<unknown>
  /** Text for the reviewer. */
  done: (item: Item, decision: Decision) => string
}

/** A queue whose items are decided one by one. */
export function useDecisionQueue<Item, Decision>({ send, done, ...queued }: Options<Item, Decision>) {
  const { t } = useTexts(decisionQueueTexts)
  const { revalidate } = useRevalidator()
  const sendUndoable = useUndoableCalls()
  const queue = useQueue(queued)
  const { open, idOf, isSending, setSending, setNote, takingBack, turnAwayFrom, hide } = queue

  /**
   * Decides the open item and opens the next.
   * @returns the text of an error that a retry may fix, else null
   */
  async function decide(decision: Decision): Promise<string | null> {
    if (!open || isSending) return null
    setSending(true)
    const sending = sendUndoable((call) => send(open, decision, call))
    try {
      const { undo } = await sending
      const description = done(open, decision)
      if (undo) takingBack.add({ items: [open], sending, description })
      setNote(undo ? takingBack.note(description) : { text: description, hasFailed: false })
    } catch (error) {
      const failure = failureOf(error)
      const [field] = failure.fields
      const reason = field ? fieldText(field.reason, t) : failureText(failure, t)
      const text = isGone(failure) ? reason : t('decision_not_saved', { reason })
      setNote({ text, hasFailed: !failure.data.by_caller })
      if (!isGone(failure)) return text
    } finally {
      setSending(false)
    }
    await turnAwayFrom(new Set([idOf(open)]))
    hide([open])
    void revalidate()
    return null
  }

  return { ...queue, decide }
}
