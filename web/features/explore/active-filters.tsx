import { Link } from 'react-router'
import type { CarPage } from '#contract/search.ts'
import { LateBoundary } from '#web/rendering/early/late-boundary.tsx'
import { exploreTexts } from '#web/texts/explore/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { FilterChip } from './filter-chip.tsx'
import { listActiveFilters } from './list-active-filters.ts'
import { nextSearch } from './next-search.ts'
import type { PageFacets } from './page-facets.ts'
import { addressOf, filterOf, type ExploreSearch } from './search-address.ts'
import { UnderstoodText } from './late-parts.ts'
import { useNextSearch } from './use-next-search.ts'

interface Props {
  /** Id of the form in which the links open a filter. */
  form: string
  search: ExploreSearch
  facets: PageFacets
  understood: CarPage['understood']
}

/**
 * The active filters as links that open or remove them, the understanding of the free text, and a link that clears all.
 */
export function ActiveFilters({ form, search: shown, facets, understood }: Props) {
  const [next, setNext] = useNextSearch(shown)
  const { lang, t } = useTexts(exploreTexts)
  const { search, gone } = next
  const chips = listActiveFilters(search, facets, lang, t)
  if (!chips.length && !search.q) return null
  const asked = nextSearch(next, understood)
  const partOf = (field: string) => `${addressOf(asked)}#${form}-${filterOf(field)}`
  return (
    <div className="explore-chips scroll-row">
      {search.q && (
        <LateBoundary>
          <UnderstoodText next={next} understood={understood} partOf={partOf} onRemove={setNext} fallback={null} />
        </LateBoundary>
      )}
      {chips.map(({ key, field, label, without }) => (
        <FilterChip
          key={key}
          label={label}
          change={field === 'hide_beaten' ? undefined : partOf(field)}
          without={addressOf(nextSearch({ search: without, gone }, understood))}
          onRemove={() => setNext({ search: without, gone })}
        />
      ))}
      <Link to={addressOf({ sort: search.sort })} className="chip chip-plain">
        {t('filter_clear')}
      </Link>
    </div>
  )
}
