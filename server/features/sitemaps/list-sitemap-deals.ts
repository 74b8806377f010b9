import { desc } from 'drizzle-orm'
import type { DataServices } from '#server/context.ts'
import { isInState, isSectionOn } from '#server/features/deals/public.ts'
import { deals } from '#server/platform/db/schema/index.ts'
import type { SitemapPage } from './write-sitemap.ts'

/** A file may have 50,000 addresses, and each page has two. */
const MOST_DEALS = 20_000

/** The page of deals and the newest live deals; empty while visitors do not see deals. */
export async function listSitemapDeals(services: DataServices): Promise<SitemapPage[]> {
  if (!(await isSectionOn(services))) return []
  const { db, clock } = services
  const rows = await db
    .select({ id: deals.id, changed_at: deals.updated_at })
    .from(deals)
    .where(isInState('live', clock()))
    .orderBy(desc(deals.published_at), desc(deals.id))
    .limit(MOST_DEALS)
  return [{ path: '/deals' }, ...rows.map(({ id, changed_at }) => ({ path: `/deals/${id}`, changed_at }))]
}
