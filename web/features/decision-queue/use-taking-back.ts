import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { Undo } from '#web/features/audit/public.ts'
import type { DecisionNote } from './decision-bar.tsx'

interface Entry<Item> {
  items: readonly Item[]
  sending: Promise<{ undo: Undo }>
  /** Description of the decision. */
  description: string
}

interface Screen<Item> {
  setNote: (note: DecisionNote) => void
  setSending: (isSending: boolean) => void
  showAgain: (items: readonly Item[]) => void
  turnTo: (item: Item) => Promise<void>
}

/** Undo for the decisions of this tab, the latest first. */
export function useTakingBack<Item>({ setNote, setSending, showAgain, turnTo }: Screen<Item>) {
  const { revalidate } = useRevalidator()
  const entries = useRef<Entry<Item>[]>([])

  const drop = (entry: Entry<Item>) => {
    entries.current = entries.current.filter((one) => one !== entry)
  }

  /** Creates a note that offers to undo the last decision, and names the decision if the note is about another. */
  function note(text: string, hasFailed = false): DecisionNote {
    const last = entries.current.at(-1)
    if (!last) return { text, hasFailed }
    return {
      text,
      hasFailed,
      onUndo: () => void takeBack(last),
      ...(last.description !== text && { undoes: last.description }),
    }
  }

  async function takeBack(entry: Entry<Item>) {
    if (!entries.current.includes(entry)) return
    drop(entry)
    setSending(true)
    const { undo } = await entry.sending
    const undone = await undo?.()
    setSending(false)
    // the decision failed before, which was already reported
    if (!undone) return
    if (undone.remaining.length > 0) {
      entries.current.push(entry)
      setNote({ ...undone, onUndo: () => void takeBack(entry) })
      return
    }
    setNote({ ...note(undone.text, undone.hasFailed), ...(undone.rest && { rest: undone.rest }) })
    showAgain(entry.items)
    if (entry.items[0] && !undone.hasFailed) await turnTo(entry.items[0])
    await revalidate()
  }

  return {
    add: (entry: Entry<Item>): Entry<Item> => {
      entries.current.push(entry)
      return entry
    },
    drop,
    note,
  }
}
