import { Link } from 'react-router'
import { exploreTexts } from '#web/texts/explore/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { withoutPlaces, writeSearch, type ExploreSearch } from './search-address.ts'

/** Leads to the map of regions with the numbers of the search. */
export function RegionsLink({ search }: { search: ExploreSearch }) {
  const { t } = useTexts(exploreTexts)
  const params = writeSearch(withoutPlaces(search))
  return (
    <Link
      to={params.size ? `/regions?${params}` : '/regions'}
      className="flex min-h-12 items-center gap-2 border-b border-line py-2 font-medium text-brand"
    >
      <Icon name="pin" size={18} />
      <span>{t('filter_regions')}</span>
    </Link>
  )
}
