import { LISTS, RANGES, type ExploreSearch } from './search-address.ts'

/** How many single choices narrow a search; its text does not count. */
export function chosenCount(search: ExploreSearch): number {
  const values = LISTS.flatMap((list) => [...(search[list] ?? []), ...(search[`not_${list}`] ?? [])])
  const ends = RANGES.flatMap((range) => [search[`${range}_min`], search[`${range}_max`]])
  return values.length + ends.filter((end) => end !== undefined).length
}
