import { and, eq, gte } from 'drizzle-orm'
import { LISTED_DAYS, type AdDay } from '#contract/ads.ts'
import { lastAdDays } from '#domain/ads/ad-day.ts'
import type { Services } from '#server/context.ts'
import { ad_days, cars } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { canManageAd } from './access.ts'

/** @throws NOT_FOUND, including for ads of other users */
export async function getAdDays(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { seller_id, car_id }: { seller_id: string; car_id: string },
): Promise<AdDay[]> {
  const [car] = await db
    .select({ seller_id: cars.seller_id, deleted_at: cars.deleted_at })
    .from(cars)
    .where(eq(cars.id, car_id))
  if (!car || !canManageAd(seller_id, car)) throw fail('NOT_FOUND')
  const days = lastAdDays(LISTED_DAYS, clock())
  const rows = await db
    .select()
    .from(ad_days)
    .where(and(eq(ad_days.car_id, car_id), gte(ad_days.day, days[0] ?? '')))
  const counted = new Map(rows.map(({ car_id: _own, ...counts }) => [counts.day, counts]))
  return days.map((day) => counted.get(day) ?? { day, view_count: 0, contact_count: 0, favorites_count: 0 })
}
