/**
 * Does something for each, one after the other; what fails holds back no other.
 * @throws AggregateError of all that failed, once all were tried
 */
export async function eachOrThrow<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const errors: unknown[] = []
  for (const item of items) {
    try {
      await work(item)
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length) throw new AggregateError(errors, `${errors.length} of ${items.length} failed`)
}
