import type { CarPage } from '#contract/search.ts'
import { writeSearch, type ExploreSearch } from './search-address.ts'

/** URL to redirect to if a link has makers or models that were merged into others. */
export function addressAfterMerge(search: ExploreSearch, moved: NonNullable<CarPage['moved']>): string {
  const params = new URLSearchParams()
  for (const [name, value] of writeSearch(search)) {
    const to = moved.find((one) => one.field === name && one.value === value)?.to ?? value
    if (!params.has(name, to)) params.append(name, to)
  }
  return `/explore?${params.toString()}`
}
