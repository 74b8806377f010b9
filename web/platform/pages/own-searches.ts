/**
 * Takes the search that is shown now out of those that were sent from its fields, and the ones before it, which were
 * skipped. What is typed belongs to a later search, so it stays.
 * @returns the searches that are still to come; null if the page came to this one in another way, for example by Back
 */
export function withoutShown(sent: readonly string[], shown: string): readonly string[] | null {
  const at = sent.indexOf(shown)
  return at === -1 ? null : sent.slice(at + 1)
}
