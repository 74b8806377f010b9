import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { CarGrid } from '#web/features/cars/public.ts'
import { OwnBar } from '#web/features/shell/public.ts'
import { useQueries } from '#web/platform/api.tsx'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { FilterForm } from './filter-form.tsx'
import { exploreQuery } from './explore-query.ts'
import { addressOf, type ExploreSearch } from './search-address.ts'
import { SearchField } from './search-field.tsx'

export function Explore({ search }: { search: ExploreSearch }) {
  const { t } = useTexts()
  const { data: page } = useQuery(exploreQuery(useQueries(), search))
  if (!page?.facets) return null
  const { items, next, total, facets, understood, ignored } = page
  const filters = <FilterForm key={addressOf(search)} id="filters" search={search} facets={facets} />
  return (
    <>
      <OwnBar>
        <SearchField q={search.q} />
      </OwnBar>
      <div className="page grid gap-6 py-4 md:grid-cols-[16rem_1fr]">
        <aside aria-label={t('filter_title')}>
          <details className="filters-fold">
            <summary className="button-quiet">{t('filter_title')}</summary>
            {filters}
          </details>
        </aside>
        <main id="content" className="flex min-w-0 flex-col gap-4">
          <h1 className="text-2xl font-bold" role="status">
            {t('explore_results', { count: total ?? 0 })}
          </h1>
          <ActiveFilters search={search} facets={facets} understood={understood} />
          {ignored.length > 0 && (
            <p className="notice">{t('explore_ignored', { values: ignored.map(({ value }) => value).join('، ') })}</p>
          )}
          {items.length ? <CarGrid cars={items} /> : <NoCars />}
          <nav aria-label={t('explore_pages')} className="flex flex-wrap justify-center gap-3 pt-4">
            {search.after && (
              <Link to={addressOf({ ...search, after: undefined })} className="button-quiet">
                {t('explore_first')}
              </Link>
            )}
            {next && (
              <Link to={addressOf({ ...search, after: next })} rel="next" className="button">
                {t('explore_next')}
              </Link>
            )}
          </nav>
        </main>
      </div>
    </>
  )
}

function NoCars() {
  const { t } = useTexts()
  return (
    <div className="py-12 text-center">
      <p className="text-lg font-medium">{t('explore_empty_title')}</p>
      <p className="mt-2 text-muted">{t('explore_empty_text')}</p>
      <Link to="/explore" className="button mt-6">
        {t('filter_clear')}
      </Link>
    </div>
  )
}
