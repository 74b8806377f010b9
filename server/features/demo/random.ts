/** Deterministic random choices from a seed. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next: () => number
  /** An integer within inclusive bounds. */
  between: (min: number, max: number) => number
  pick: <Item>(items: readonly Item[]) => Item
  weighted: <Item>(items: readonly Item[], weightOf: (item: Item) => number) => Item
  chance: (share: number) => boolean
}

/** The Mulberry32 generator: small, fast and sufficient for demo data. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  function at<Item>(items: readonly Item[], index: number): Item {
    const item = items[index]
    if (item === undefined) throw new Error('Nothing to choose from')
    return item
  }
  return {
    next,
    between: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (items) => at(items, Math.floor(next() * items.length)),
    weighted: (items, weightOf) => {
      let left = next() * items.reduce((sum, item) => sum + weightOf(item), 0)
      const found = items.find((item) => (left -= weightOf(item)) < 0)
      return found ?? at(items, items.length - 1)
    },
    chance: (share) => next() < share,
  }
}
