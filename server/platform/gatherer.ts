export interface Gatherer<Item> {
  /** Done, or failed, once its batch is. */
  add: (item: Item) => Promise<void>
}

/** Long enough that a crowd's items go in together, short enough that nobody leaves before. */
const GATHERED_MS = 250

/** Writes together what comes within a moment; what is acknowledged is written, so that a crash loses none of it. */
export function createGatherer<Item>(write: (items: readonly Item[]) => Promise<void>): Gatherer<Item> {
  let gathered: Item[] = []
  let batch: Promise<void> | undefined

  async function writeLater(): Promise<void> {
    await new Promise((done) => setTimeout(done, GATHERED_MS))
    const items = gathered
    gathered = []
    batch = undefined
    await write(items)
  }

  return {
    add: (item) => {
      gathered.push(item)
      batch ??= writeLater()
      return batch
    },
  }
}
