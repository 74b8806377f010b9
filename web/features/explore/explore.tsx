import { useQuery } from '@tanstack/react-query'
import { memo, useRef, type ReactNode } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { CardShapeLink } from '#web/features/card-shape/public.ts'
import { CarGrid } from '#web/features/cars/public.ts'
import { useTrackedSearch } from '#web/features/events/public.ts'
import { SaveAndMore } from '#web/features/favorites/public.ts'
import { CarsJsonLd } from '#web/features/seo/public.ts'
import { CompactHeader, useExplorePlace } from '#web/features/shell/public.ts'
import type { Sort } from '#domain/search/chips/sorts.ts'
import { useApi } from '#web/platform/api/api.ts'
import { LateBoundary } from '#web/rendering/early/late-boundary.tsx'
import { exploreTexts } from '#web/texts/explore/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { useCaughtFocus } from '#web/ui/use-caught-focus.ts'
import { AskLink } from './ask-link.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { BeatenSwitch } from './beaten-switch.tsx'
import { exploreQuery } from './explore-query.ts'
import { ExploreSort } from './explore-sort.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { foundAsAsked } from './found-as-asked.ts'
import { placeNear } from './list-active-filters.ts'
import { addressOf, withoutPage, type ExploreSearch } from './search-address.ts'
import { PriceLink } from './price-link.tsx'
import { SaveSearch } from './save-search.tsx'
import { SearchField } from './search-field.tsx'
import { BeatenNote, EmptyResult, OtherGoodsNotice } from './late-parts.ts'

const FORM_ID = 'filters'

/** Memoised, so that it re-renders when the search or its results change, but not during navigation. */
export const Explore = memo(function Explore({ search }: { search: ExploreSearch }) {
  const { lang, t } = useTexts(exploreTexts)
  const navigate = useNavigate()
  const { data: page } = useQuery(exploreQuery(useApi(), search))
  const typed = useRef<string[]>([])
  /** The order that was chosen last, and the search that was shown then. */
  const chosenSort = useRef<{ search: ExploreSearch; sort: Sort }>(null)
  const found = useRef<HTMLDivElement>(null)
  useExplorePlace()
  useCaughtFocus(found)
  useTrackedSearch(search, page && foundAsAsked(page))
  if (!page?.facets) return null

  const { items, next, total, facets, understood, ignored, relaxations } = page
  const hasPlace = placeNear({ ...search, ...understood.filters }, facets, lang) !== null
  function show(wanted: ExploreSearch, isTyped = false) {
    const address = addressOf(withoutPage(wanted))
    // while a number is typed, intermediate values leave no history entries
    const replace = isTyped && typed.current.includes(addressOf(search))
    typed.current = isTyped ? [...typed.current, address] : []
    void navigate(address, { replace, preventScrollReset: true })
  }
  return (
    <>
      <CompactHeader>
        <SearchField within={search} />
      </CompactHeader>
      <CarsJsonLd cars={items} />
      <main id="content" className="explore page pb-4">
        <SkipLink to="results">{t('skip_to_results')}</SkipLink>
        <FilterPanel
          id={FORM_ID}
          {...{ search, facets, understood }}
          onChange={(wanted, isTyped) => {
            // an order that is being loaded stays
            const sort = chosenSort.current?.search === search ? chosenSort.current.sort : wanted.sort
            show({ ...wanted, sort }, isTyped)
          }}
        />
        <div ref={found} className="explore-found">
          <div className="explore-top">
            <h1 className="text-lg font-bold md:text-2xl">
              <span role="status">{t('explore_results', { count: total ?? 0 })}</span>
            </h1>
            <div className="explore-tools no-print">
              <ExploreSort
                form={FORM_ID}
                {...{ search, understood, hasPlace }}
                onChange={(wanted, sort) => {
                  chosenSort.current = { search, sort }
                  show(wanted)
                }}
              />
              <SaveSearch search={search} facets={facets} understood={understood} />
              <CardShapeLink />
            </div>
            <ActiveFilters form={FORM_ID} search={search} facets={facets} understood={understood} />
          </div>
          <div id="results" tabIndex={-1} className="flex min-w-0 flex-col gap-4">
            <h2 className="sr-only">{t('explore_results')}</h2>
            {search.hide_beaten && page.beaten_count !== undefined && items.length > 0 && (
              <LateBoundary>
                <BeatenNote search={search} count={page.beaten_count} fallback={null} />
              </LateBoundary>
            )}
            {understood.other_goods && (
              <LateBoundary>
                <OtherGoodsNotice goods={understood.other_goods} fallback={null} />
              </LateBoundary>
            )}
            {ignored.length > 0 && (
              <p className="notice">
                {t('explore_ignored', { values: ignored.map(({ value }) => value).join(t('list_comma')) })}
              </p>
            )}
            <Results>
              {items.length ? (
                <CarGrid cars={items} Actions={SaveAndMore} isAtTop />
              ) : (
                <LateBoundary>
                  <EmptyResult {...{ search, facets, understood, relaxations }} fallback={null} />
                </LateBoundary>
              )}
            </Results>
            <PriceLink search={search} page={page} />
            <AskLink search={search} page={page} />
            <BeatenSwitch search={search} />
            <Pagination
              label={t('explore_pages')}
              first={search.after ? addressOf(withoutPage(search)) : null}
              next={next && addressOf({ ...search, after: next })}
            />
          </div>
        </div>
      </main>
    </>
  )
})

/** Dimmed while other results are loaded. */
function Results({ children }: { children: ReactNode }) {
  const { location } = useNavigation()
  return <div className={location?.pathname === '/explore' ? 'stale' : undefined}>{children}</div>
}
