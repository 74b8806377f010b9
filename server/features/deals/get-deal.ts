import { and, desc, eq, ne, or, sql } from 'drizzle-orm'
import type { CarCard } from '#contract/cars.ts'
import type { Deal, DealCard } from '#contract/deals.ts'
import type { CallContext } from '#server/context.ts'
import { presentCards } from '#server/features/cars/public.ts'
import { deals } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { canSeeDeal } from './access.ts'
import { isSectionOn } from './is-section-on.ts'
import { presentDeal, presentDealCard, selectDeals, type ReadDeal } from './present-deal.ts'
import { isInState } from './state-of-deal.ts'

const MOST_SHOWN = 6

/**
 * A deal with other live deals, and the newest cars of the maker that it is for.
 * @throws NOT_FOUND
 */
export async function getDeal(
  context: CallContext,
  dealId: string,
): Promise<{ deal: Deal; related: DealCard[]; cars: CarCard[] }> {
  const now = context.clock()
  const [read] = await selectDeals(context.db).where(eq(deals.id, dealId))
  const deal = read && presentDeal(read, now)
  if (!deal || !canSeeDeal(context.caller, await isSectionOn(context), deal.state)) throw fail('NOT_FOUND')
  const [related, cars] = await Promise.all([listRelated(context, read, now), listCars(context, deal.make_id)])
  return { deal, related, cars }
}

/** Live deals of the same brand or category, then featured ones. */
async function listRelated({ db }: CallContext, { deal }: ReadDeal, now: Date): Promise<DealCard[]> {
  const isAlike = or(
    deal.brand_id === null ? undefined : eq(deals.brand_id, deal.brand_id),
    deal.category_id === null ? undefined : eq(deals.category_id, deal.category_id),
  )
  const find = (which: typeof isAlike) =>
    selectDeals(db)
      .where(and(isInState('live', now), ne(deals.id, deal.id), which))
      .orderBy(desc(deals.featured), desc(sql`greatest(${deals.published_at}, ${deals.starts_at})`), desc(deals.id))
      .limit(MOST_SHOWN)
  const [alike, featured] = await Promise.all([isAlike ? find(isAlike) : [], find(eq(deals.featured, true))])
  const byId = new Map([...alike, ...featured].map((row) => [row.deal.id, row]))
  return [...byId.values()].slice(0, MOST_SHOWN).map((row) => presentDealCard(row, now))
}

async function listCars(context: CallContext, makeId: number | null): Promise<CarCard[]> {
  const { makers } = await context.catalogue()
  const maker = makeId === null ? undefined : makers.byId.get(makeId)
  if (!maker) return []
  const { cards } = await context.search.page(
    { chosen: [{ field: 'car', makeIds: [maker.id], modelIds: [] }], typed: [] },
    { sort: 'newest', after: null, limit: MOST_SHOWN },
  )
  return presentCards(context, cards)
}
