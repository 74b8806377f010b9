import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

export interface QueueOf<Item> {
  waiting: readonly Item[]
  idOf: (item: Item) => string
  /** The parameter of the address that holds the id of the open item. */
  param: string
}

/** The open item of a queue, and the way to others. */
export function useQueue<Item>({ waiting, idOf, param }: QueueOf<Item>) {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [openId, setOpenId] = useState(params.get(param))
  const [isTurned, setTurned] = useState(false)
  const open = waiting.find((item) => idOf(item) === openId) ?? waiting[0]
  const at = open ? waiting.indexOf(open) : -1

  async function turnTo(item: Item | undefined) {
    setTurned(true)
    setOpenId(item ? idOf(item) : null)
    const next = new URLSearchParams(params)
    next.delete(param)
    if (item) next.set(param, idOf(item))
    await navigate(`?${next}`, { replace: true, preventScrollReset: true })
  }

  return {
    open,
    next: waiting[at + 1],
    /** Opened by the reviewer, so it takes the focus. */
    isTurned,
    hasPrevious: at > 0,
    hasNext: at + 1 < waiting.length,
    turnTo,
    turn: (step: number) => waiting[at + step] && void turnTo(waiting[at + step]),
    /** Opens the next item that is not among these, else the last of the queue. */
    turnAwayFrom: (goneIds: ReadonlySet<string>) => {
      const others = waiting.filter((item) => !goneIds.has(idOf(item)))
      return turnTo(others.find((item) => waiting.indexOf(item) > at) ?? others.at(-1))
    },
  }
}
