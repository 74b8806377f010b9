import type { QueryClient } from '@tanstack/react-query'
import { data, redirect } from 'react-router'
import type { ApiClient } from '#contract/client.ts'
import { articlePath } from '#domain/articles/article-kinds.ts'
import type { Lang } from '#domain/language.ts'
import { pricePath, readPlace } from '#domain/prices/price-path.ts'
import { plainQuery } from '#domain/search/words/plain-query.ts'
import { cutText } from '#domain/text/truncate.ts'
import { LateCarRow } from '#web/features/favorites/public.ts'
import { errorStatus } from '#web/platform/pages/error-status.ts'
import { apiQuery, type ApiQuery } from '#web/platform/queries/api-query.ts'
import { fetchQuery } from '#web/platform/queries/fetch-query.ts'

const MOST_POSTS = 3
/** The longest search that the API accepts. */
const MOST_TYPED = 100

export async function fetchPriceList(api: ApiClient, client: QueryClient, address: string) {
  const q = cutText(plainQuery(new URL(address).searchParams.get('q') ?? ''), MOST_TYPED).trim()
  return { q, list: await found(client, apiQuery(api, 'prices', 'list', q ? { q } : {})) }
}
export type FetchedPriceList = Awaited<ReturnType<typeof fetchPriceList>>

/** @throws a response with 404, or a redirect to the canonical address */
export async function fetchMakerPrices(api: ApiClient, client: QueryClient, address: string, make: string) {
  const page = await found(client, apiQuery(api, 'prices', 'get_maker', { make }))
  stayAt(address, pricePath({ make: page.maker.slug }))
  return page
}
export type FetchedMakerPrices = Awaited<ReturnType<typeof fetchMakerPrices>>

interface Asked {
  make: string
  model: string
  /** What follows the model in the path. */
  rest: readonly (string | undefined)[]
}

/** @throws a response with 404, or a redirect to the canonical address */
export async function fetchModelPrices(
  { api, client, lang }: { api: ApiClient; client: QueryClient; lang: Lang },
  address: string,
  { make, model, rest }: Asked,
) {
  const place = readPlace(rest.filter((part) => part !== undefined))
  if (!place) throw data(null, { status: 404 })
  const [page] = await Promise.all([
    found(client, apiQuery(api, 'prices', 'get', { make, model, ...place })),
    LateCarRow.load(),
  ])
  stayAt(
    address,
    pricePath({
      make: page.make.slug,
      model: page.model.slug,
      year: page.year ?? undefined,
      city: page.city?.slug,
    }),
  )
  return { page, reading: await fetchReading(api, client, { about: page.model.slug, lang }) }
}

/** Guides and posts about a model or its make. */
async function fetchReading(api: ApiClient, client: QueryClient, wanted: { about: string; lang: Lang }) {
  const [guides, posts] = await Promise.all([
    fetchQuery(client, apiQuery(api, 'articles', 'list_guides', wanted)),
    fetchQuery(client, apiQuery(api, 'articles', 'list_posts', wanted)),
  ])
  return [...guides, ...posts.items.slice(0, MOST_POSTS)].map(({ kind, slug, lang, title }) => ({
    path: articlePath(kind, slug),
    lang,
    title,
  }))
}

async function found<Output>(client: QueryClient, query: ApiQuery<Output>): Promise<Output> {
  try {
    return await fetchQuery(client, { ...query, retry: false })
  } catch (error) {
    const status = errorStatus(error)
    throw status === 404 || status === 400 ? data(null, { status: 404 }) : error
  }
}

/** Other spellings of a path, and slugs of merged models, are redirected. */
function stayAt(address: string, path: string): void {
  const { pathname, search } = new URL(address)
  if (pathname !== path) throw redirect(path + search, 301)
}
