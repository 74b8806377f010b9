/**
 * Runs a function for each item in sequence. Continues after failures.
 * @throws AggregateError with all failures at the end
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
