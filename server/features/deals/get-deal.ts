import { eq, inArray } from 'drizzle-orm'
import type { CarCard } from '#contract/cars.ts'
import type { Deal, DealCard } from '#contract/deals.ts'
import { relatedDeals } from '#domain/deals/deal-list.ts'
import type { CallContext } from '#server/context.ts'
import { presentCards } from '#server/features/cars/public.ts'
import { deals } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { canSeeDeal } from './access.ts'
import { isSectionOn } from './is-section-on.ts'
import { presentDeal, presentDealCard, selectDeals, type ReadDeal } from './present-deal.ts'

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

async function listRelated({ db, dealList }: CallContext, { deal }: ReadDeal, now: Date): Promise<DealCard[]> {
  const { orders } = await dealList()
  const ids = relatedDeals(orders, deal, { now, most: MOST_SHOWN })
  const rows = ids.length ? await selectDeals(db).where(inArray(deals.id, ids)) : []
  const byId = new Map(rows.map((row) => [row.deal.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? []).map((row) => presentDealCard(row, now))
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
