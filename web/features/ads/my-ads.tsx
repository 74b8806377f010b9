import { useInfiniteQuery } from '@tanstack/react-query'
import type { Draft, OwnAd } from '#contract/ads.ts'
import type { Maker } from '#contract/catalogue.ts'
import { useApi } from '#web/platform/api.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { DraftList } from './draft-list.tsx'
import { MoreAds } from './more-ads.tsx'
import { NoAds } from './no-ads.tsx'
import { OwnAdItem } from './own-ad-item.tsx'
import { ownAdsQuery } from './own-ads-query.ts'
import type { ShownState } from '#domain/ads/shown-states.ts'
import { StateLinks } from './state-links.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

interface Props {
  owner_id: string
  state: ShownState | undefined
  /** Where the list begins; nowhere for the first page. */
  after: string | undefined
  drafts: readonly Draft[]
  /** Of the drafts. */
  makers: readonly Maker[]
  now: string
}

const NONE: { ads: readonly OwnAd[]; counts: Readonly<Record<string, number>>; next: string | null } = {
  ads: [],
  counts: {},
  next: null,
}

/** Everything that a seller has on offer, had, or began. */
export function MyAds({ owner_id, state, after, drafts, makers, now }: Props) {
  const { t } = useTexts(adsTexts)
  const { data, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = useInfiniteQuery(
    ownAdsQuery(useApi(), { owner_id, state, after }),
  )
  const { ads, counts, next } = data ?? NONE
  const { heading, list, keepFocus, focusFrom } = useKeptFocus(ads, now)
  const hasAds = (counts.all ?? 0) > 0
  return (
    <main id="content" className="page flex flex-col gap-4 py-4 lg:py-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-bold">
          {t('my_ads_title')}
        </h1>
        {(hasAds || drafts.length > 0) && (
          <ButtonLink icon="plus" to="/add-car">
            {t('my_ads_add')}
          </ButtonLink>
        )}
      </div>
      <DraftList drafts={drafts} makers={makers} now={now} onDiscard={keepFocus} />
      {hasAds && <StateLinks counts={counts} state={state} />}
      {!hasAds && drafts.length === 0 && <NoAds />}
      {hasAds && ads.length === 0 && <p className="notice">{t('my_ads_none_here')}</p>}
      <ul ref={list} className="flex flex-col gap-2">
        {ads.map((ad) => (
          <li key={ad.id}>
            <OwnAdItem ad={ad} now={now} onAct={keepFocus} />
          </li>
        ))}
      </ul>
      <MoreAds
        state={state}
        next={next}
        shown={ads.length}
        total={counts[state ?? 'all'] ?? 0}
        isLoading={isFetchingNextPage}
        hasFailed={isFetchNextPageError}
        onMore={() => {
          focusFrom(ads.length)
          void fetchNextPage()
        }}
      />
    </main>
  )
}
