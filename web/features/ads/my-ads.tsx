import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Draft, OwnAd } from '#contract/ads.ts'
import type { Maker } from '#contract/catalogue.ts'
import { useApi } from '#web/platform/api/api.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { useSelection } from '#web/ui/use-selection.ts'
import { BulkActions } from './bulk-actions.tsx'
import { BulkReport } from './bulk-report.tsx'
import { DraftList } from './draft-list.tsx'
import { MoreAds } from './more-ads.tsx'
import { NoAds } from './no-ads.tsx'
import { ownAdsAddress, type OwnAdSearch } from './own-ad-search.ts'
import { OwnAdTools } from './own-ad-tools.tsx'
import { ownAdsQuery } from './own-ads-query.ts'
import { OwnAds } from './own-ads.tsx'
import { StateLinks } from './state-links.tsx'
import { useBulkChange } from './use-bulk-change.ts'
import { useListFocus } from './use-list-focus.ts'
import { useRequestedSearch } from './use-requested-search.ts'

interface Props {
  owner_id: string
  search: OwnAdSearch
  drafts: readonly Draft[]
  /** Used to name drafts. */
  makers: readonly Maker[]
  now: string
}

const NONE: { ads: readonly OwnAd[]; counts: Readonly<Record<string, number>>; next: string | null } = {
  ads: [],
  counts: {},
  next: null,
}

/** The seller's ads in all states, and drafts. */
export function MyAds({ owner_id, search, drafts, makers, now }: Props) {
  const { t } = useTexts(adsTexts)
  const { data, isFetching, refetch, fetchNextPage, isFetchingNextPage, isFetchNextPageError, error } =
    useInfiniteQuery(ownAdsQuery(useApi(), { owner_id, search }))
  const { ads, counts, next } = data ?? NONE
  const wanted = useRequestedSearch(search)
  const { heading, list, noteAction, focusFrom } = useListFocus(ads, now)
  const { selected, select } = useSelection()
  const bulk = useBulkChange(ads, () => select([...selected], false))
  const hasAds = (counts.all ?? 0) > 0 || search.text !== ''

  async function showMore() {
    focusFrom(ads.length)
    // `fetchNextPage` would cancel the refetch and append to pages from before the change
    if (isFetching) await refetch({ cancelRefetch: false })
    await fetchNextPage()
  }

  return (
    <main id="content" className="page flex flex-col gap-4 py-4 lg:py-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-bold">
          {t('my_ads_title')}
        </h1>
        <div className="flex flex-wrap gap-2">
          <ButtonLink variant="quiet" className="px-3" to="/my-ads/upload">
            {t('ad_csv_link')}
          </ButtonLink>
          {(hasAds || drafts.length > 0) && (
            <ButtonLink icon="plus" className="px-3" to="/add-car">
              {t('my_ads_add')}
            </ButtonLink>
          )}
        </div>
      </div>
      <DraftList drafts={drafts} makers={makers} now={now} onDiscard={noteAction} />
      {hasAds && <StateLinks counts={counts} search={wanted} />}
      {hasAds && <OwnAdTools search={wanted} />}
      {!hasAds && drafts.length === 0 && <NoAds />}
      {hasAds && ads.length === 0 && <NoneHere search={wanted} />}
      <BulkReport bulk={bulk} />
      {ads.length > 0 && (
        <OwnAds
          ads={ads}
          view={search.view}
          now={now}
          list={list}
          selection={{ selected, select }}
          onAct={noteAction}
        />
      )}
      <MoreAds
        search={search}
        next={next}
        shown={ads.length}
        total={counts[search.state ?? 'all'] ?? 0}
        isLoading={isFetchingNextPage}
        error={isFetchNextPageError ? error : null}
        onMore={() => void showMore()}
      />
      <BulkActions
        ads={ads.filter(({ id }) => selected.has(id))}
        bulk={bulk}
        onClear={() => select([...selected], false)}
      />
    </main>
  )
}

function NoneHere({ search }: { search: OwnAdSearch }) {
  const { t } = useTexts(adsTexts)
  return (
    <p className="notice">
      <span>{`${t(search.text ? 'my_ads_none_found' : 'my_ads_none_here')} `}</span>
      {search.text && (
        <Link to={ownAdsAddress({ ...search, text: '' })} className="link">
          {t('my_ads_find_all')}
        </Link>
      )}
    </p>
  )
}
