import { and, eq, gt, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { AdState } from '#domain/ads/lifecycle.ts'
import { cars } from '#server/platform/db/schema/index.ts'

/** Like `adState`: an ad past its end is expired, whatever is stored. */
export function isInState(state: AdState, now: Date): SQL | undefined {
  // ads have no row before submission
  if (state === 'none') return sql`false`
  if (state === 'deleted') return isNotNull(cars.deleted_at)
  const isActive = eq(cars.status, 'active')
  const isIt =
    state === 'active'
      ? and(isActive, gt(cars.expires_at, now))
      : state === 'expired'
        ? or(eq(cars.status, 'expired'), and(isActive, lte(cars.expires_at, now)))
        : eq(cars.status, state)
  return and(isNull(cars.deleted_at), isIt)
}
