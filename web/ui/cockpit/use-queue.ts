import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useShown } from './use-shown.ts'

export interface QueueOf<Item> {
  waiting: readonly Item[]
  idOf: (item: Item) => string
  /** The search parameter with the id of the open item. */
  param: string
  /** Whether somebody else has the item open; such items come last. */
  isTaken?: (item: Item) => boolean
}

const isFree = () => false

/** The open item of a queue, and functions to open others. */
export function useQueue<Item>({ waiting, idOf, param, isTaken = isFree }: QueueOf<Item>) {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [openId, setOpenId] = useState(params.get(param))
  const [isTurned, setTurned] = useState(false)
  const open = waiting.find((item) => idOf(item) === openId) ?? waiting.find((item) => !isTaken(item)) ?? waiting[0]
  const at = open ? waiting.indexOf(open) : -1
  const shown = useShown(open ? idOf(open) : null)

  async function turnTo(item: Item | undefined) {
    setTurned(true)
    setOpenId(item ? idOf(item) : null)
    const next = new URLSearchParams(params)
    next.delete(param)
    if (item) next.set(param, idOf(item))
    await navigate(`?${next}`, { replace: true, preventScrollReset: true })
  }

  return {
    ...shown,
    open,
    /** The items after the open one. */
    following: waiting.slice(at + 1),
    /** Whether the open item was opened by hand; then its heading takes the focus. */
    isTurned,
    hasPrevious: at > 0,
    hasNext: at + 1 < waiting.length,
    turnTo,
    turn: (step: number) => waiting[at + step] && void turnTo(waiting[at + step]),
    /**
     * Opens the next item that is not among `goneIds`, or else the last one. Items that somebody else has open come
     * last.
     */
    turnAwayFrom: (goneIds: ReadonlySet<string>, isTakenNow = isTaken) => {
      const others = waiting.filter((item) => !goneIds.has(idOf(item)))
      const free = others.filter((item) => !isTakenNow(item))
      const following = (items: readonly Item[]) => items.find((item) => waiting.indexOf(item) > at)
      return turnTo(following(free) ?? free.at(-1) ?? following(others) ?? others.at(-1))
    },
  }
}
