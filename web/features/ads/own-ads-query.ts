import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query'
import type { ApiClient } from '#contract/client.ts'
import { apiPagesQuery } from '#web/platform/queries/api-pages-query.ts'
import type { OwnAdSearch } from './own-ad-search.ts'

interface Input {
  owner_id: string
  search: OwnAdSearch
}

type Page = Awaited<ReturnType<ApiClient['ads']['list_mine']>>

/** The user's own ads, paginated. A refetch reloads all pages shown. */
export const ownAdsQuery = (api: ApiClient, { owner_id, search: { state, text, sort, after } }: Input) =>
  infiniteQueryOptions({
    ...apiPagesQuery(api, 'ads', 'list_mine', {
      input: { state, sort, ...(text && { text }) },
      after,
      userId: owner_id,
    }),
    // each refetch would reload all pages
    refetchInterval: false,
    select: shown,
  })

function shown({ pages }: InfiniteData<Page, string | undefined>) {
  const last = pages.at(-1)
  return { ads: pages.flatMap(({ items }) => items), counts: last?.counts ?? {}, next: last?.next ?? null }
}
