import type { DataServices } from '#server/context.ts'
import { listPricePlaces } from '#server/features/prices/public.ts'
import type { SitemapPage } from './write-sitemap.ts'

/** A file may have 50,000 addresses, and each page has two. */
const MOST_PRICES = 20_000

/** The pages of prices; empty while no model has enough ads. */
export async function listSitemapPrices(services: DataServices): Promise<SitemapPage[]> {
  const paths = await listPricePlaces(services, MOST_PRICES)
  return paths.length ? ['/prices', ...paths].map((path) => ({ path })) : []
}
