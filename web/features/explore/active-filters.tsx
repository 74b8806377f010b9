import { Link, useNavigation } from 'react-router'
import type { CarPage, Facets } from '#contract/search.ts'
import { SaveSearchButton } from '#web/features/saved-searches/public.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { searchTitle } from './describe-search.ts'
import { FilterChip } from './filter-chip.tsx'
import { narrowings } from './narrowings.ts'
import { addressOf, readSearch, withoutPage, writeSearch, type ExploreSearch } from './search-address.ts'
import { UnderstoodText } from './seldom-parts.tsx'

interface Props {
  /** The id of the form, whose parts the filters open. */
  form: string
  search: ExploreSearch
  facets: Facets
  understood: CarPage['understood']
}

/** How the free text was understood, links that each open or remove a filter, and buttons to clear or save the search. */
export function ActiveFilters({ form, search: shown, facets, understood }: Props) {
  const search = useNextSearch(shown)
  const { lang, t } = useTexts()
  const chips = narrowings(search, facets, lang, t)
  if (!chips.length && !search.q) return null
  const partOf = (wanted: ExploreSearch, field: string) =>
    `${addressOf(wanted)}#${form}-${field.replace(/^not_|_(?:min|max)$/g, '')}`
  return (
    <div className="flex flex-wrap items-center gap-2">
      {search.q && <UnderstoodText search={search} understood={understood} partOf={partOf} />}
      {chips.map(({ key, field, label, without }) => (
        <FilterChip key={key} label={label} change={partOf(search, field)} without={addressOf(without)} />
      ))}
      <Link to={addressOf({ sort: search.sort })} className="chip chip-plain">
        {t('filter_clear')}
      </Link>
      <SaveSearchButton
        query={writeSearch(withoutPage(search)).toString()}
        name={searchTitle(search, facets, lang, t)}
      />
    </div>
  )
}

/**
 * The search whose cars are being fetched, so that a filter goes as it is removed, and the next one that is removed before
 * they come goes too. How another text will be understood is not known yet.
 */
function useNextSearch(search: ExploreSearch): ExploreSearch {
  const { location } = useNavigation()
  if (location?.pathname !== '/explore') return search
  const next = readSearch(new URLSearchParams(location.search))
  return next.q === search.q ? next : search
}
