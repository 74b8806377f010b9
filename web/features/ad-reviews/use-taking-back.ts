import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { WaitingAd } from '#contract/ad-reviews.ts'
import type { DecisionNote } from '#web/ui/cockpit/decision-bar.tsx'
import type { Undo } from '#web/ui/cockpit/use-decided-queue.ts'
import type { Outcome } from './decide-ads.ts'

export type Sending = Promise<{ answer: Outcome[]; undo: Undo | null }>

interface Entry {
  ads: readonly WaitingAd[]
  sending: Sending
  /** Description of the decision. */
  description: string
  /** Opens an ad that waits for review again. */
  open: (ad: WaitingAd) => Promise<void>
}

interface Screen {
  setNote: (note: DecisionNote) => void
  setSending: (isSending: boolean) => void
  showAgain: (ads: readonly WaitingAd[]) => void
}

/** Undo for the decisions of this tab, the latest first. */
export function useTakingBack({ setNote, setSending, showAgain }: Screen) {
  const { revalidate } = useRevalidator()
  const entries = useRef<Entry[]>([])

  const drop = (entry: Entry) => {
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

  async function takeBack(entry: Entry) {
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
    showAgain(entry.ads)
    if (entry.ads[0] && !undone.hasFailed) await entry.open(entry.ads[0])
    await revalidate()
  }

  return {
    add: (entry: Entry): Entry => {
      entries.current.push(entry)
      return entry
    },
    drop,
    note,
  }
}
