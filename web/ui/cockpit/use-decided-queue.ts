import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTexts } from '#web/texts/texts-context.tsx'
import { failureOf } from '#web/ui/form/failure.ts'
import { failureText } from '#web/ui/form/failure-text.ts'
import type { DecisionNote } from './decision-bar.tsx'
import { useQueue, type QueueOf } from './use-queue.ts'

/** Somebody else has decided the item meanwhile, or its author has withdrawn it. */
const GONE = ['ALREADY_DECIDED', 'NOT_FOUND']

interface Sent {
  /** Text for the reviewer. */
  text: string
  undo: Undo | null
}

/** Undoes a decision. */
export type Undo = () => Promise<DecisionNote & { remaining: readonly string[] }>

interface Options<Item, Decision> extends QueueOf<Item> {
  send: (item: Item, decision: Decision, reason: string) => Promise<Sent>
}

/** A queue whose items are decided one by one. A decided item is removed immediately. */
export function useDecidedQueue<Item, Decision>({ waiting, idOf, param, send }: Options<Item, Decision>) {
  const { t } = useTexts()
  const { revalidate } = useRevalidator()
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())
  const [note, setNote] = useState<DecisionNote | null>(null)
  const [isSending, setSending] = useState(false)
  const left = waiting.filter((item) => !decided.has(idOf(item)))
  const queue = useQueue({ waiting: left, idOf, param })
  const { open, turnTo, turnAwayFrom } = queue

  /** @returns the text of an error that a retry may fix, else null */
  async function decide(decision: Decision, reason: string): Promise<string | null> {
    if (!open || isSending) return null
    const id = idOf(open)
    setSending(true)
    try {
      const { text, undo } = await send(open, decision, reason)
      setNote({ text, hasFailed: false, ...(undo && { onUndo: () => void takeBack(open, undo) }) })
    } catch (error) {
      const failure = failureOf(error)
      const text = failureText(failure, t)
      setNote({ text, hasFailed: true })
      if (!GONE.includes(failure.code)) return text
    } finally {
      setSending(false)
    }
    await turnAwayFrom(new Set([id]))
    setDecided((known) => new Set([...known, id]))
    void revalidate()
    return null
  }

  /** Undoes a decision and opens its item again. */
  async function takeBack(item: Item, undo: Undo) {
    setSending(true)
    const undone = await undo()
    setSending(false)
    const isLost = undone.remaining.length > 0
    setNote(isLost ? { ...undone, onUndo: () => void takeBack(item, undo) } : undone)
    if (undone.hasFailed) return
    setDecided((known) => new Set([...known].filter((id) => id !== idOf(item))))
    await turnTo(item)
    await revalidate()
  }

  return { left, queue, note, isSending, decide }
}
