import { inArray } from 'drizzle-orm'
import type { DealPage, DealSearch } from '#contract/deals.ts'
import { findDeals } from '#domain/deals/deal-list.ts'
import { DEALS_ON_PAGE } from '#domain/deals/deal-sorts.ts'
import type { CallContext } from '#server/context.ts'
import { deals } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { canSeeSection } from './access.ts'
import { isSectionOn } from './is-section-on.ts'
import { presentDealCard, selectDeals } from './present-deal.ts'

type Needed = Pick<CallContext, 'db' | 'clock' | 'publicSettings' | 'dealList' | 'caller'>

/**
 * A page of live deals.
 * @throws NOT_FOUND if the caller does not see the section
 */
export async function listDeals(context: Needed, { brand, category, ...search }: DealSearch): Promise<DealPage> {
  if (!canSeeSection(context.caller, await isSectionOn(context))) throw fail('NOT_FOUND')
  const now = context.clock()
  const { orders, brands, categories } = await context.dealList()
  const question = { ...search, brand_id: idOf(brands, brand), category_id: idOf(categories, category) }
  const found = findDeals(orders, question, now)
  const rows = found.ids.length ? await selectDeals(context.db).where(inArray(deals.id, found.ids)) : []
  const byId = new Map(rows.map((row) => [row.deal.id, row]))
  return {
    items: found.ids.flatMap((id) => byId.get(id) ?? []).map((row) => presentDealCard(row, now)),
    total: found.total,
    pages: Math.ceil(found.total / DEALS_ON_PAGE),
    brands: withCounts(brands, found.brands),
    categories: withCounts(categories, found.categories),
  }
}

interface WithSlug {
  id: number
  slug: string
}

/** No deal has the ID 0, which stands for an unknown slug. */
const idOf = (rows: readonly WithSlug[], slug: string | undefined): number | undefined =>
  slug === undefined ? undefined : (rows.find((row) => row.slug === slug)?.id ?? 0)

const withCounts = <Row extends WithSlug>(rows: readonly Row[], counts: ReadonlyMap<number, number>) =>
  rows.flatMap((row) => {
    const count = counts.get(row.id)
    return count === undefined ? [] : [{ ...row, count }]
  })
