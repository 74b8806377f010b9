export interface Batcher<Item> {
  /** Resolves once the item's batch is written; rejects if writing it failed. */
  add: (item: Item) => Promise<void>
}

/** Long enough to batch concurrent requests, short enough not to be noticed. */
const WAIT_MS = 250

/** Writes items together in batches. An acknowledged item is written, so a crash loses none. */
export function createBatcher<Item>(write: (items: readonly Item[]) => Promise<void>): Batcher<Item> {
  let waiting: Item[] = []
  let batch: Promise<void> | undefined

  async function writeLater(): Promise<void> {
    await new Promise((done) => setTimeout(done, WAIT_MS))
    const items = waiting
    waiting = []
    batch = undefined
    await write(items)
  }

  return {
    add: (item) => {
      waiting.push(item)
      batch ??= writeLater()
      return batch
    },
  }
}
