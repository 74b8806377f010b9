/** The items in the order of ids; others keep theirs at the end. */
export const orderByIds = <Item extends { id: number }>(items: readonly Item[], ids: readonly number[]): Item[] => {
  const placeOf = new Map(ids.map((id, at) => [id, at]))
  return items.toSorted((a, b) => (placeOf.get(a.id) ?? items.length) - (placeOf.get(b.id) ?? items.length))
}

/** The ids with one of them before another one, or at the end. */
export const moveId = (ids: readonly number[], id: number, before: number | null): number[] => {
  const others = ids.filter((one) => one !== id)
  return others.toSpliced(before === null ? others.length : others.indexOf(before), 0, id)
}

/** The id that follows after dropping one on another; null at the end. */
export function followerOf(ids: readonly number[], id: number, dropped: number): number | null {
  const [from, to] = [ids.indexOf(id), ids.indexOf(dropped)]
  return (to < from ? dropped : ids[to + 1]) ?? null
}
