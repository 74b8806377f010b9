export interface Batcher<Item> {
  /** Resolves when the batch of the item has been written; rejects if writing fails. */
  add: (item: Item) => Promise<void>
}

/** Long enough to combine concurrent requests, short enough to go unnoticed. */
const WAIT_MS = 250

/**
 * Combines concurrent items into batches. Items are acknowledged only after they are written, so a crash loses none.
 */
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
