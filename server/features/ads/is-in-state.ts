import { and, eq, gt, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { AdState } from '#domain/ads/lifecycle.ts'
import { cars } from '#server/platform/db/schema/index.ts'

/** As `adState` has it: an ad has expired by its end, whatever is stored. */
export function isInState(state: AdState, now: Date): SQL | undefined {
  // before it is submitted there is no row
  if (state === 'none') return sql`false`
  if (state === 'deleted') return isNotNull(cars.deleted_at)
  const is_active = eq(cars.status, 'active')
  const is_it =
    state === 'active'
      ? and(is_active, gt(cars.expires_at, now))
      : state === 'expired'
        ? or(eq(cars.status, 'expired'), and(is_active, lte(cars.expires_at, now)))
        : eq(cars.status, state)
  return and(isNull(cars.deleted_at), is_it)
}
