import { Link } from 'react-router'
import { exploreTexts } from '#web/texts/explore/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { addressOf, withoutPage, type ExploreSearch } from './search-address.ts'
import { useNextSearch } from './use-next-search.ts'

interface Props {
  search: ExploreSearch
}

/** Hides the cars that another result beats. */
export function BeatenSwitch({ search: shown }: Props) {
  const { t } = useTexts(exploreTexts)
  const [{ search }] = useNextSearch(shown)
  if (search.hide_beaten) return null
  return (
    <Link
      to={addressOf({ ...withoutPage(search), hide_beaten: true })}
      rel="nofollow"
      preventScrollReset
      className="link self-start"
    >
      {t('explore_hide_beaten')}
    </Link>
  )
}
