/** Sorts items by the order of ids; other items follow in their own order. */
export const orderByIds = <Item extends { id: number }>(items: readonly Item[], ids: readonly number[]): Item[] => {
  const placeOf = new Map(ids.map((id, at) => [id, at]))
  return items.toSorted((a, b) => (placeOf.get(a.id) ?? items.length) - (placeOf.get(b.id) ?? items.length))
}

/** Moves an id before another one, or to the end. The order stays if either is missing. */
export const moveId = (ids: readonly number[], id: number, before: number | null): readonly number[] => {
  const others = ids.filter((one) => one !== id)
  const at = before === null ? others.length : others.indexOf(before)
  return at < 0 || others.length === ids.length ? ids : others.toSpliced(at, 0, id)
}

/** The id after the moved one when it is dropped on another; null at the end. */
export function followerOf(ids: readonly number[], id: number, dropped: number): number | null {
  const [from, to] = [ids.indexOf(id), ids.indexOf(dropped)]
  return (to < from ? dropped : ids[to + 1]) ?? null
}
