import { exploreTexts } from '#web/texts/explore/area.ts'
import { regionTexts } from '#web/texts/regions/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { listActiveFilters } from '../list-active-filters.ts'
import { addressOf, withoutPlaces } from '../search-address.ts'
import type { FetchedRegions } from './fetch-regions.ts'
import { RegionList } from './region-list.tsx'
import { RegionMap } from './region-map.tsx'

/** How many cars of a search each region has: a map, and the same as a list. */
export function RegionsPage({ search, facets, regions, total }: FetchedRegions) {
  const { lang, t } = useTexts(regionTexts, exploreTexts)
  const words = [search.q ?? [], listActiveFilters(search, facets, lang, t).map(({ label }) => label)].flat()
  const everywhere = withoutPlaces(search)
  const inRegion = (region: string) => addressOf({ ...everywhere, region: [region] })
  return (
    <main id="content" className="page flex flex-col gap-5 py-6 md:py-10">
      <header className="flex flex-col gap-2">
        <h1 className="text-display font-bold">{t('regions_title')}</h1>
        <p className="text-muted wrap-anywhere">{words.length ? words.join(t('list_comma')) : t('regions_intro')}</p>
      </header>
      <div className="regions">
        <RegionMap regions={regions} addressOf={inRegion} />
        <RegionList regions={regions} addressOf={inRegion} />
      </div>
      <ButtonLink to={addressOf(everywhere)} variant="quiet" className="self-start">
        {t('regions_all', { cars: t('explore_results', { count: total }) })}
      </ButtonLink>
    </main>
  )
}
