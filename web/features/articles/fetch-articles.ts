import type { QueryClient } from '@tanstack/react-query'
import { redirect } from 'react-router'
import type { ApiClient } from '#contract/client.ts'
import type { Lang } from '#domain/language.ts'
import { pageTime } from '#domain/page-time.ts'
import { orNotFound } from '#web/platform/pages/or-not-found.ts'
import { fetchQuery } from '#web/platform/queries/fetch-query.ts'
import { articleAddress, articleAt } from './article-address.ts'
import { articleQuery, postsQuery } from './articles-query.ts'
import { readBlogSearch } from './post-search.ts'

interface Asked {
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

/**
 * Fetches the published article at a URL.
 * @throws a response with 404, or with 301 if the article has moved
 */
export async function fetchArticle({ api, client, lang }: Asked, address: string) {
  const { pathname, search } = new URL(address)
  const asked = articleAt(pathname)
  const query = articleQuery(api, lang, asked.kind, asked.slug)
  const article = await orNotFound(fetchQuery(client, { ...query, retry: false }))
  const path = articleAddress(article)
  if (path !== pathname) throw redirect(path + search, 301)
  return { article, now: pageTime(new Date()) }
}
export type FetchedArticle = Awaited<ReturnType<typeof fetchArticle>>

/**
 * Fetches an article by the link of its preview, also one that is not published.
 * @throws a response with 404 once the link has ended
 */
export async function fetchPreview(api: ApiClient, token: string, lang: Lang) {
  const article = await orNotFound(api.articles.preview({ token, lang }))
  return { article, now: pageTime(new Date()) }
}
