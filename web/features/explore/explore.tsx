import { useQuery } from '@tanstack/react-query'
import { useNavigate, useNavigation } from 'react-router'
import { CarGrid } from '#web/features/cars/public.ts'
import { SaveAndCompare } from '#web/features/favorites/public.ts'
import { CarsJsonLd } from '#web/features/seo/public.ts'
import { OwnBar, useExplorePlace } from '#web/features/shell/public.ts'
import { useApi } from '#web/platform/api.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { EmptyResult } from './empty-result.tsx'
import { exploreQuery } from './explore-query.ts'
import { FilterPanel } from './filter-panel.tsx'
import { addressOf, withoutPage, type ExploreSearch } from './search-address.ts'
import { SearchField } from './search-field.tsx'
import { SortField } from './sort-field.tsx'

const FORM_ID = 'filters'

export function Explore({ search }: { search: ExploreSearch }) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const { location: nextLocation } = useNavigation()
  const { data: page } = useQuery(exploreQuery(useApi(), search))
  useExplorePlace()
  if (!page?.facets) return null

  const { items, next, total, facets, understood, ignored, relaxations } = page
  const show = (wanted: ExploreSearch) => {
    void navigate(addressOf(withoutPage(wanted)), { preventScrollReset: true })
  }
  return (
    <>
      <OwnBar>
        <SearchField q={search.q} />
      </OwnBar>
      <CarsJsonLd cars={items} />
      <main id="content" className="explore page py-4">
        <h1 className="text-xl font-bold md:text-2xl">
          <span role="status">{t('explore_results', { count: total ?? 0 })}</span>
        </h1>
        <FilterPanel id={FORM_ID} search={search} facets={facets} onChange={show} />
        <SortField form={FORM_ID} sort={search.sort} onChange={(sort) => show({ ...search, sort })} />
        <div className="flex min-w-0 flex-col gap-4">
          <ActiveFilters search={search} facets={facets} understood={understood} />
          {ignored.length > 0 && (
            <p className="notice">
              {t('explore_ignored', { values: ignored.map(({ value }) => value).join(t('list_comma')) })}
            </p>
          )}
          <div className={nextLocation?.pathname === '/explore' ? 'stale' : undefined}>
            {items.length ? (
              <CarGrid cars={items} Actions={SaveAndCompare} isAtTop />
            ) : (
              <EmptyResult search={search} facets={facets} relaxations={relaxations} />
            )}
          </div>
          <Pagination
            label={t('explore_pages')}
            first={search.after ? addressOf(withoutPage(search)) : null}
            next={next && addressOf({ ...search, after: next })}
          />
        </div>
      </main>
    </>
  )
}
