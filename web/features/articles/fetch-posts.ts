import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#contract/client.ts'
import type { Lang } from '#domain/language.ts'
import { fetchQuery } from '#web/platform/queries/fetch-query.ts'
import { postsQuery } from './articles-query.ts'
import { readBlogSearch } from './post-search.ts'

export interface Asked {
  api: ApiClient
  client: QueryClient
  lang: Lang
}

/** Fetches the page of the blog of a URL into the query cache. */
export async function fetchPosts({ api, client, lang }: Asked, address: string) {
  const search = readBlogSearch(new URL(address).searchParams)
  const { total } = await fetchQuery(client, postsQuery(api, lang, search))
  return { search, lang, total }
}
export type FetchedPosts = Awaited<ReturnType<typeof fetchPosts>>
