import { Fragment } from 'react'
import { FILTERS } from '#domain/search/chips/filters.ts'
import type { Elements } from '#web/ui/elements.tsx'
import { FilterList } from './filter-list.tsx'
import { choiceOf } from './filter-options.ts'
import { FilterNear } from './filter-near.tsx'
import { FilterRange } from './filter-range.tsx'
import type { PageFacets } from './page-facets.ts'
import { RegionsLink } from './regions-link.tsx'
import type { ExploreSearch } from './search-address.ts'
import { useFilterForm, type FilterChanges } from './use-filter-form.ts'

/** Most searches begin with these. */
const FIRST: readonly string[] = ['make', 'model', 'price', 'body_type', 'seats', 'region', 'city', 'near']
const placeOf = ({ name }: (typeof FILTERS)[number]) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length)
const IN_FORM = FILTERS.toSorted((one, other) => placeOf(one) - placeOf(other))

interface Props extends FilterChanges {
  id: string
  /** The search shown in the form, which may be ahead of the URL. */
  search: ExploreSearch
  facets: PageFacets
  onLoad: () => void
  isLoading: boolean
  /** A list that the address asks for. */
  expanded?: string | null
  /** Renders collapsed ranges when they are first expanded; off for a form that must work without JavaScript. */
  isLazy?: boolean
  children?: Elements
}

/** A plain GET form. With JavaScript `onChange` is called for each change. */
export function FilterForm({
  id,
  search,
  facets,
  onLoad,
  isLoading,
  expanded = null,
  isLazy = false,
  children,
  ...changes
}: Props) {
  const form = useFilterForm(search.sort, changes)
  const hasMakes = [search.make, search.model, search.not_model].some((values) => values?.length)
  const hasPlaces = [search.region, search.city, search.not_city, search.near].some((values) => values?.length)
  return (
    <form
      {...form}
      id={id}
      action="/explore"
      method="get"
      className="flex flex-col"
      onPointerEnter={onLoad}
      onFocus={onLoad}
    >
      {/* submits the form on Enter; the first button does */}
      <button type="submit" tabIndex={-1} aria-hidden className="sr-only" />
      {search.q && <input type="hidden" name="q" value={search.q} />}
      {search.hide_beaten && <input type="hidden" name="hide_beaten" value="1" />}
      {IN_FORM.map((filter) => {
        const part = `${id}-${filter.name}`
        if (filter.kind === 'range') {
          const [min, max] = [search[`${filter.name}_min`], search[`${filter.name}_max`]]
          return (
            <FilterRange
              key={part}
              id={part}
              isLazy={isLazy}
              filter={filter}
              min={min}
              max={max}
              prices={facets.price}
              years={facets.year}
            />
          )
        }
        if (filter.kind === 'distance') {
          return (
            <Fragment key={part}>
              <FilterNear
                id={part}
                isExpanded={expanded === filter.name}
                near={search.near}
                within={search.within}
                city={facets.city}
              />
              <RegionsLink search={search} />
            </Fragment>
          )
        }
        if ((filter.name === 'model' && !hasMakes) || (filter.name === 'city' && !hasPlaces)) return null
        return (
          <FilterList
            key={part}
            id={part}
            filter={filter}
            isExpanded={expanded === filter.name}
            facets={facets[filter.name]}
            length={facets.lengths?.[filter.name]}
            onLoad={onLoad}
            isLoading={isLoading}
            {...choiceOf(search, filter.name)}
          />
        )
      })}
      {children}
    </form>
  )
}
