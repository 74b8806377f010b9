import { useState } from 'react'
import { moveId, orderByIds } from './order-by-ids.ts'

/** Optimistic order of items, until they are loaded again. */
export function useOrder<Item extends { id: number }>(items: readonly Item[]) {
  const [moved, setMoved] = useState<{ of: readonly Item[]; ids: readonly number[] } | null>(null)
  const ordered = moved?.of === items ? orderByIds(items, moved.ids) : items
  const ids = ordered.map(({ id }) => id)
  return {
    ordered,
    ids,
    showMoved: (id: number, before: number | null) => setMoved({ of: items, ids: moveId(ids, id, before) }),
  }
}
