import { and, eq } from 'drizzle-orm'
import { adDay } from '#domain/ads/ad-day.ts'
import type { DealCount } from '#domain/deals/deal-sorts.ts'
import type { CallContext } from '#server/context.ts'
import { visitorOf } from '#server/features/views/public.ts'
import { deals } from '#server/platform/db/schema/index.ts'
import type { Limit } from '#server/platform/limits.ts'
import { isSectionOn } from './is-section-on.ts'
import { isInState } from './state-of-deal.ts'

const COUNTS: Limit = { name: 'deal_count_address', perAddress: 120, seconds: 3600, inMemory: true }

/**
 * Counts what a visitor does with a live deal, once per day. Others are ignored, since the page does not wait for the
 * response.
 * @throws TOO_MANY_ATTEMPTS
 */
export async function countDeal(context: CallContext, dealId: string, what: DealCount): Promise<void> {
  const { db, clock, limits, request, dealCounts } = context
  await limits.take(COUNTS, request.address)
  const day = adDay(clock())
  const visitor = visitorOf(context, day)
  if (!visitor || !(await isSectionOn(context))) return
  const [live] = await db
    .select({ id: deals.id })
    .from(deals)
    .where(and(eq(deals.id, dealId), isInState('live', clock())))
  if (live) await dealCounts.add({ deal_id: dealId, day, what, visitor })
}
