import { and, eq, gt, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { AdState } from '#domain/ads/lifecycle.ts'
import { cars } from '#server/platform/db/schema/index.ts'

/** The SQL equivalent of `adState`: an ad past its expiry date is expired, whatever status is stored. */
export function isInState(state: AdState, now: Date): SQL | undefined {
  // an ad has no row before its submission
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
