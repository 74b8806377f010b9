/** Distance between neighbours, which leaves room for items between them. */
export const PLACE_STEP = 10

interface Placed {
  id: number
  place: number
}

/**
 * Moves an item before another one. Usually only its own place changes; neighbours get new places if there is no
 * room.
 * @param items in order
 * @param before null to move it to the end
 * @returns the changed places only
 */
export function moveItem(items: readonly Placed[], id: number, before: number | null, step = PLACE_STEP): Placed[] {
  const item = items.find((one) => one.id === id)
  const others = items.filter((one) => one.id !== id)
  const to = before === null ? others.length : others.findIndex((one) => one.id === before)
  if (!item || to < 0 || items[to]?.id === id) return []
  const place = between(others[to - 1]?.place, others[to]?.place, step)
  if (place !== null) return [{ id, place }]
  return others
    .toSpliced(to, 0, item)
    .map((one, at) => ({ id: one.id, place: (at + 1) * step }))
    .filter((one) => one.place !== items.find((known) => known.id === one.id)?.place)
}

function between(before: number | undefined, after: number | undefined, step: number): number | null {
  if (before === undefined) return (after ?? 0) - step
  if (after === undefined) return before + step
  return after - before > 1 ? Math.floor((before + after) / 2) : null
}
