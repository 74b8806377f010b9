import { and, desc, eq, inArray, sql, type SQLWrapper } from 'drizzle-orm'
import type { AnyDeal, AnyDealPage, AnyDealSearch, DealDay } from '#contract/deals.ts'
import { DEALS_ON_PAGE } from '#domain/deals/deal-sorts.ts'
import type { DataServices } from '#server/context.ts'
import { deal_days, deals } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { containsWords } from './contains-words.ts'
import { presentDeal, selectDeals, type ReadDeal } from './present-deal.ts'
import { isInState } from './state-of-deal.ts'

type Needed = Pick<DataServices, 'db' | 'clock'>

const MOST_DAYS = 60

/** Latest change first. */
export async function listAnyDeals(
  services: Needed,
  { q, state, brand_id, category_id, page }: AnyDealSearch,
): Promise<AnyDealPage> {
  const { db, clock } = services
  const condition = and(
    state && isInState(state, clock()),
    brand_id === undefined ? undefined : eq(deals.brand_id, brand_id),
    category_id === undefined ? undefined : eq(deals.category_id, category_id),
    q ? containsWords(db, q) : undefined,
  )
  const rows = await selectDeals(db)
    .where(condition)
    .orderBy(desc(deals.updated_at), desc(deals.id))
    .limit(DEALS_ON_PAGE)
    .offset((page - 1) * DEALS_ON_PAGE)
  const total = await db.$count(deals, condition)
  return { items: await presentAny(services, rows), total, pages: Math.ceil(total / DEALS_ON_PAGE) }
}

/** @throws NOT_FOUND */
export async function getAnyDeal(services: Needed, dealId: string): Promise<AnyDeal> {
  const [deal] = await presentAny(services, await selectDeals(services.db).where(eq(deals.id, dealId)))
  if (!deal) throw fail('NOT_FOUND')
  return deal
}

/**
 * The last days on which something was counted, oldest first.
 * @throws NOT_FOUND
 */
export async function listDealDays({ db }: Needed, dealId: string): Promise<DealDay[]> {
  const [deal] = await db.select({ id: deals.id }).from(deals).where(eq(deals.id, dealId))
  if (!deal) throw fail('NOT_FOUND')
  const { day, views, clicks, copies } = deal_days
  const days = await db
    .select({ day, views, clicks, copies })
    .from(deal_days)
    .where(eq(deal_days.deal_id, dealId))
    .orderBy(desc(day))
    .limit(MOST_DAYS)
  return days.toReversed()
}

async function presentAny({ db, clock }: Needed, rows: readonly ReadDeal[]): Promise<AnyDeal[]> {
  if (!rows.length) return []
  const now = clock()
  const ids = rows.map(({ deal }) => deal.id)
  const sum = (column: SQLWrapper) => sql<number>`sum(${column})::integer`
  const counted = await db
    .select({
      id: deal_days.deal_id,
      views: sum(deal_days.views),
      clicks: sum(deal_days.clicks),
      copies: sum(deal_days.copies),
    })
    .from(deal_days)
    .where(inArray(deal_days.deal_id, ids))
    .groupBy(deal_days.deal_id)
  const countsOf = new Map(counted.map(({ id, ...counts }) => [id, counts]))
  return rows.map((row) => ({
    ...presentDeal(row, now),
    published_at: row.deal.published_at?.toISOString() ?? null,
    updated_at: row.deal.updated_at.toISOString(),
    ...(countsOf.get(row.deal.id) ?? { views: 0, clicks: 0, copies: 0 }),
  }))
}
