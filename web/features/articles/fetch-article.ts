import { redirect } from 'react-router'
import type { ApiClient } from '#contract/client.ts'
import type { Lang } from '#domain/language.ts'
import { pageTime } from '#domain/page-time.ts'
import { LateCarItem, LateCarRow } from '#web/features/favorites/public.ts'
import { LateFactLine } from '#web/features/facts/public.ts'
import { orNotFound } from '#web/platform/pages/or-not-found.ts'
import { fetchQuery } from '#web/platform/queries/fetch-query.ts'
import { articleAddress, articleAt } from './article-address.ts'
import { articleQuery } from './articles-query.ts'
import type { Asked } from './fetch-posts.ts'

/**
 * Fetches the published article at a URL.
 * @throws a response with 404, or with 301 if the article has moved
 */
export async function fetchArticle({ api, client, lang }: Asked, address: string) {
  const { pathname, search } = new URL(address)
  const asked = articleAt(pathname)
  const query = articleQuery(api, lang, asked.kind, asked.slug)
  const [article] = await Promise.all([orNotFound(fetchQuery(client, { ...query, retry: false })), loadParts()])
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
  const [article] = await Promise.all([orNotFound(api.articles.preview({ token, lang })), loadParts()])
  return { article, now: pageTime(new Date()) }
}

/** Loads the code of what an article shows beside its text. */
const loadParts = () => Promise.all([LateCarItem.load(), LateCarRow.load(), LateFactLine.load()])
