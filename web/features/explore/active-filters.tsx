import { Link } from 'react-router'
import type { CarPage, Facets } from '#contract/search.ts'
import { SaveSearchButton } from '#web/features/saved-searches/public.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { searchTitle } from './describe-search.ts'
import { narrowings } from './narrowings.ts'
import { addressOf, withoutPage, writeSearch, type ExploreSearch } from './search-address.ts'
import { UnderstoodText } from './understood-text.tsx'

interface Props {
  search: ExploreSearch
  facets: Facets
  understood: CarPage['understood']
}

/** How the free text was understood, links that each remove a filter, and buttons to clear or save the search. */
export function ActiveFilters({ search, facets, understood }: Props) {
  const { lang, t } = useTexts()
  const chips = narrowings(search, facets, lang, t)
  if (!chips.length && !search.q) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <UnderstoodText search={search} understood={understood} />
      {chips.map(({ key, label, without }) => (
        <Link key={key} to={addressOf(without)} className="chip chip-on" aria-label={t('filter_remove', { label })}>
          {label}
          <Icon name="close" size={14} />
        </Link>
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
