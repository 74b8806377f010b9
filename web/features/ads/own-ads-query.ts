import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query'
import type { ShownState } from '#domain/ads/shown-states.ts'
import type { ApiClient } from '#contract/client.ts'
import { apiPagesQuery } from '#web/platform/api-pages-query.ts'

interface Input {
  owner_id: string
  state: ShownState | undefined
  /** Where the page begins; nowhere for the first. */
  after: string | undefined
}

type Page = Awaited<ReturnType<ApiClient['ads']['list_mine']>>

/** Own ads, page by page; asked for anew, all pages that are shown come anew. */
export const ownAdsQuery = (api: ApiClient, { owner_id, state, after }: Input) =>
  infiniteQueryOptions({
    ...apiPagesQuery(api, 'ads', 'list_mine', { input: { state }, after, userId: owner_id }),
    refetchInterval: false,
    select: shown,
  })

function shown({ pages }: InfiniteData<Page, string | undefined>) {
  const last = pages.at(-1)
  return { ads: pages.flatMap(({ items }) => items), counts: last?.counts ?? {}, next: last?.next ?? null }
}
