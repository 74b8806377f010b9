import { useState } from 'react'
import { useAction } from '../use-action.ts'
import { moveId, orderByIds } from './order-by-ids.ts'

interface Move {
  id: number
  /** The id that the moved one is placed before; null for the end. */
  before: number | null
}

/**
 * Optimistic reordering. Moves are sent one after another, and each is shown until the items are loaded again after it.
 */
export function useMoves<Item extends { id: number }>(
  items: readonly Item[],
  send: (move: Move, ids: readonly number[]) => Promise<unknown>,
) {
  const { act } = useAction({ isQueued: true })
  const [moves, setMoves] = useState<readonly Move[]>([])
  const ids = moves.reduce<readonly number[]>(
    (order, { id, before }) => moveId(order, id, before),
    items.map(({ id }) => id),
  )
  function move(id: number, before: number | null) {
    const one = { id, before }
    setMoves((all) => [...all, one])
    act({ send: () => send(one, ids), onEnd: () => setMoves((all) => all.filter((other) => other !== one)) })
  }
  return { ordered: orderByIds(items, ids), ids, move }
}
