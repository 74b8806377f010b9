import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query'
import type { ShownState } from '#domain/ads/shown-states.ts'
import type { ApiClient } from '#contract/render.ts'

interface Wanted {
  owner_id: string
  state: ShownState | undefined
  /** Where the page begins; nowhere for the first. */
  after: string | undefined
}

type Page = Awaited<ReturnType<ApiClient['ads']['list_mine']>>

/** Own ads, page by page; asked for anew, all pages that are shown come anew. */
export const ownAdsQuery = (api: ApiClient, { owner_id, state, after }: Wanted) =>
  infiniteQueryOptions({
    queryKey: ['ads', 'list_mine', owner_id, state ?? null, after ?? null],
    queryFn: ({ pageParam, signal }) => api.ads.list_mine({ state, after: pageParam }, { signal }),
    initialPageParam: after,
    getNextPageParam: ({ next }: Page) => next ?? undefined,
    refetchInterval: false,
    select: shown,
  })

function shown({ pages }: InfiniteData<Page, string | undefined>) {
  const last = pages.at(-1)
  return { ads: pages.flatMap(({ items }) => items), counts: last?.counts ?? {}, next: last?.next ?? null }
}
