import { eq, gt, isNull, lte, sql, type SQL } from 'drizzle-orm'
import type { DealState } from '#domain/deals/deal-state.ts'
import { deals } from '#server/platform/db/schema/index.ts'

/** The same as `dealState`, of a row. */
export const stateOfDeal = (now: Date): SQL<DealState> => sql`case
  when ${isNull(deals.published_at)} then 'draft'
  when ${lte(deals.ends_at, now)} then 'expired'
  when ${gt(deals.starts_at, now)} then 'scheduled'
  else 'live' end`

export const isInState = (state: DealState, now: Date): SQL => eq(stateOfDeal(now), state)
