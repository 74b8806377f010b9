import { useState } from 'react'
import type { DecisionNote } from './decision-bar.tsx'
import { useOpenItem, type ShownQueue } from './use-open-item.ts'
import { useTakingBack } from './use-taking-back.ts'

export interface QueueOf<Item> extends ShownQueue<Item> {
  /** Number of all waiting items, including those beyond the list. */
  total?: number
  /** What the decision is about; an item with a later version waits again. */
  versionOf?: (item: Item) => string
}

const sameVersion = () => ''

/** What waits and is not decided in this tab, the open item, the note about the last decision, and undo. */
export function useQueue<Item>(queued: QueueOf<Item>) {
  const { waiting, total = waiting.length, idOf, param, isTaken, versionOf = sameVersion } = queued
  /** The decided version of each item. */
  const [decided, setDecided] = useState<ReadonlyMap<string, string>>(new Map())
  const [note, setNote] = useState<DecisionNote | null>(null)
  const [isSending, setSending] = useState(false)
  const left = waiting.filter((item) => {
    const version = decided.get(idOf(item))
    return version === undefined || versionOf(item) > version
  })
  const openItem = useOpenItem({ waiting: left, idOf, param, isTaken })
  const takingBack = useTakingBack<Item>({ setNote, setSending, showAgain, turnTo: openItem.turnTo })

  const hide = (items: readonly Item[]) =>
    setDecided((known) => new Map([...known, ...items.map((item) => [idOf(item), versionOf(item)] as const)]))

  function showAgain(items: readonly Item[]) {
    const ids = new Set(items.map(idOf))
    setDecided((known) => new Map([...known].filter(([id]) => !ids.has(id))))
  }

  return {
    ...openItem,
    left,
    /** Number of items that wait. */
    count: total - (waiting.length - left.length),
    note,
    isSending,
    hide,
    showAgain,
    setNote,
    setSending,
    takingBack,
  }
}

export type Queue<Item> = ReturnType<typeof useQueue<Item>>
