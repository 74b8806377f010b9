import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import type { DealSearch } from '#contract/deals.ts'
import { useSettings } from '#web/features/settings/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { dealTexts } from '#web/texts/deals/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { EmptyPart } from '#web/ui/empty-part.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageLinks } from '#web/ui/page-links.tsx'
import { DealFilters } from './deal-filters.tsx'
import { DealItem } from './deal-item.tsx'
import { dealsAddress } from './deal-search.ts'
import { dealsQuery } from './deals-query.ts'

const SIZES = '(width >= 80rem) 20rem, (width >= 40rem) 45vw, 100vw'
/** Cards above the fold. */
const IN_VIEW = 2

interface Props {
  search: DealSearch
  /** In ISO 8601. */
  now: string
}

/** Live deals, with filters and numbered pages. */
export function DealsPage({ search, now }: Props) {
  const { t } = useTexts(dealTexts)
  const isOn = Boolean(useSettings().read('enable_deals_section'))
  const { location } = useNavigation()
  const { data: shown } = useQuery(dealsQuery(useApi(), search))
  usePrefetchedPage({ ...search, page: search.page + 1 }, search.page < (shown?.pages ?? 0))
  if (!shown) return null
  const { items, total, pages, brands, categories } = shown
  return (
    <main id="content" className="page flex flex-col gap-4 py-6">
      {!isOn && <p className="notice">{t('deals_section_off')}</p>}
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-display font-bold">{t('deals_title')}</h1>
        <p role="status" className="text-muted">
          {t('deals_count', { count: total })}
        </p>
      </div>
      <DealFilters search={search} brands={brands} categories={categories} />
      <div className={location?.pathname === '/deals' ? 'stale' : undefined}>
        {items.length > 0 && <h2 className="sr-only">{t('nav_deals')}</h2>}
        {items.length > 0 ? (
          <ul className="deals">
            {items.map((deal, at) => (
              <li key={deal.id} className="min-w-0">
                <DealItem deal={deal} now={new Date(now)} sizes={SIZES} isFirst={at < IN_VIEW} />
              </li>
            ))}
          </ul>
        ) : (
          <NoDeals search={search} total={total} />
        )}
      </div>
      <PageLinks
        label={t('deals_pages')}
        page={search.page}
        pages={pages}
        addressOf={(page) => dealsAddress({ ...search, page })}
      />
    </main>
  )
}

/** Fetches the next page with the same filters, so that it opens at once. */
function usePrefetchedPage({ q, brand, category, sort, page }: DealSearch, exists: boolean) {
  const api = useApi()
  const client = useQueryClient()
  useEffect(() => {
    if (!exists) return
    const next = { ...(q && { q }), ...(brand && { brand }), ...(category && { category }), sort, page }
    void client.prefetchQuery(dealsQuery(api, next))
  }, [api, client, q, brand, category, sort, page, exists])
}

function NoDeals({ search, total }: { search: DealSearch; total: number }) {
  const { t } = useTexts(dealTexts)
  const isPastEnd = total > 0
  const isFiltered = Boolean(search.q ?? search.brand ?? search.category)
  const about = isFiltered || isPastEnd ? 'deals_none' : 'deals_none_yet'
  return (
    <EmptyPart scene="desert" title={t(`${about}_title`)} text={t(`${about}_text`)}>
      {isPastEnd ? (
        <ButtonLink to={dealsAddress({ ...search, page: 1 })}>{t('deals_first_page')}</ButtonLink>
      ) : isFiltered ? (
        <ButtonLink to="/deals">{t('deals_see_all')}</ButtonLink>
      ) : (
        <ButtonLink to="/explore">{t('to_explore')}</ButtonLink>
      )}
    </EmptyPart>
  )
}
