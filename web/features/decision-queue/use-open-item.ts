import { useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

export interface ShownQueue<Item> {
  waiting: readonly Item[]
  idOf: (item: Item) => string
  /** The search parameter with the id of the open item. */
  param: string
  /** Whether somebody else has the item open; such items come last. */
  isTaken?: ((item: Item) => boolean) | undefined
}

/** Milliseconds. Nobody reads and answers an item faster. */
const SHORTEST_LOOK_MS = 300
const isFree = () => false

/** The open item of a queue, and functions to open others. */
export function useOpenItem<Item>({ waiting, idOf, param, isTaken = isFree }: ShownQueue<Item>) {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [askedId, setAskedId] = useState(params.get(param))
  const [isTurned, setTurned] = useState(false)
  const open = waiting.find((item) => idOf(item) === askedId) ?? waiting.find((item) => !isTaken(item)) ?? waiting[0]
  const openId = open ? idOf(open) : null
  const at = open ? waiting.indexOf(open) : -1
  const shown = useRef({ id: openId, at: -Infinity })
  const [firstId] = useState(openId)

  async function turnTo(item: Item | undefined) {
    setTurned(true)
    setAskedId(item ? idOf(item) : null)
    const next = new URLSearchParams(params)
    next.delete(param)
    if (item) next.set(param, idOf(item))
    await navigate(`?${next}`, { replace: true, preventScrollReset: true })
  }

  return {
    idOf,
    param,
    open,
    openId,
    /** The items after the open one. */
    following: waiting.slice(at + 1),
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
    /** Whether the heading of the open item takes the focus: it was opened by hand, or the focused one has gone. */
    takesFocus: () => isTurned || (openId !== firstId && document.activeElement === document.body),
    noteShown: () => {
      if (shown.current.id !== openId) shown.current = { id: openId, at: performance.now() }
    },
    /** Whether the open item was visible long enough when the key was pressed, which may be meant for the last one. */
    couldSee: ({ timeStamp }: Event): boolean =>
      shown.current.id === openId && timeStamp - shown.current.at >= SHORTEST_LOOK_MS,
  }
}
