import type { FormEvent, ReactNode } from 'react'
import type { Facets } from '#contract/search.ts'
import { FILTERS } from '#domain/search/filters.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { FilterList } from './filter-list.tsx'
import { filterOptions } from './filter-options.ts'
import { FilterRange } from './filter-range.tsx'
import { readSearch, type ExploreSearch } from './search-address.ts'

interface Props {
  id: string
  /** What is chosen, as it will be shown at once. */
  search: ExploreSearch
  facets: Facets
  onChange: (search: ExploreSearch) => void
  children?: ReactNode
}

/** A plain form that search can be sent with; with JavaScript each choice is told as it is made. */
export function FilterForm({ id, search, facets, onChange, children }: Props) {
  const { lang, t } = useTexts()
  const hasMakes = Boolean(search.make?.length || search.model?.length)
  const hasPlaces = Boolean(search.region?.length || search.city?.length)

  function tell(form: HTMLFormElement) {
    const entries = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)])
    onChange({ ...readSearch(new URLSearchParams(entries)), sort: search.sort })
  }

  function tellChoice(event: FormEvent<HTMLFormElement>) {
    // numbers are told when they are left, not letter by letter
    if (event.target instanceof HTMLInputElement && event.target.type === 'checkbox') tell(event.currentTarget)
  }

  return (
    <form
      id={id}
      action="/explore"
      method="get"
      onChange={tellChoice}
      onBlur={(event) => {
        const field = event.target
        if (field instanceof HTMLInputElement && field.inputMode === 'numeric' && field.value !== field.defaultValue) {
          tell(event.currentTarget)
        }
      }}
      onSubmit={(event) => {
        event.preventDefault()
        tell(event.currentTarget)
      }}
      className="flex flex-col"
    >
      {search.q && <input type="hidden" name="q" value={search.q} />}
      {FILTERS.map((filter) => {
        if (filter.kind === 'range') return <FilterRange key={filter.name} filter={filter} search={search} />
        if ((filter.name === 'model' && !hasMakes) || (filter.name === 'city' && !hasPlaces)) return null
        const options = filterOptions(filter.name, facets, search, lang, t)
        return <FilterList key={filter.name} filter={filter} options={options} />
      })}
      {children}
    </form>
  )
}
