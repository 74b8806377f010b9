import { Link } from 'react-router'
import type { CarPage, Facets } from '#contract/search.ts'
import { SaveSearchButton } from '#web/features/saved-searches/public.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { searchTitle } from './describe-search.ts'
import { FilterChip } from './filter-chip.tsx'
import { narrowings } from './narrowings.ts'
import { addressOf, withoutPage, writeSearch, type ExploreSearch } from './search-address.ts'
import { UnderstoodText } from './seldom-parts.tsx'

interface Props {
  /** The id of the form, whose parts the filters open. */
  form: string
  search: ExploreSearch
  facets: Facets
  understood: CarPage['understood']
}

/** How the free text was understood, links that each open or remove a filter, and buttons to clear or save the search. */
export function ActiveFilters({ form, search, facets, understood }: Props) {
  const { lang, t } = useTexts()
  const chips = narrowings(search, facets, lang, t)
  if (!chips.length && !search.q) return null
  const partOf = (shown: ExploreSearch, field: string) =>
    `${addressOf(shown)}#${form}-${field.replace(/^not_|_(?:min|max)$/g, '')}`
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
