import type { CarPage } from '#contract/search.ts'
import type { Sort } from '#domain/search/chips/sorts.ts'
import type { ExploreSearch } from './search-address.ts'
import { shownSort } from './shown-sort.ts'
import { SortField } from './sort-field.tsx'
import { useNextSearch } from './use-next-search.ts'
import { withSort } from './without-chip.ts'

interface Props {
  form: string
  /** The search that is shown. */
  search: ExploreSearch
  understood: CarPage['understood']
  hasPlace: boolean
  onChange: (search: ExploreSearch, sort: Sort) => void
}

/** Chooses the order, of the search that is being loaded if there is one, so that a filter just chosen is kept. */
export function ExploreSort({ form, search, understood, hasPlace, onChange }: Props) {
  const [{ search: next }] = useNextSearch(search)
  return (
    <SortField
      form={form}
      sort={shownSort(next, understood, hasPlace)}
      hasPlace={hasPlace}
      onChange={(sort) => onChange(withSort(next, sort, understood), sort)}
    />
  )
}
