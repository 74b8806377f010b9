import type { WholeAd } from '#contract/admin-ads.ts'
import { RESTORABLE_DAYS } from '#domain/ads/lifecycle.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { DataServices } from '#server/context.ts'
import { readEvidence } from '#server/features/ad-reviews/public.ts'
import { fail } from '#server/platform/fail.ts'
import { listAnyAds } from './list-any-ads.ts'

/** @throws NOT_FOUND */
export async function getAnyAd(services: DataServices, carId: string): Promise<WholeAd> {
  const [[ad], evidence] = await Promise.all([listAnyAds(services, [carId]), readEvidence(services, carId)])
  if (!ad || !evidence) throw fail('NOT_FOUND')
  const { car, counters, found } = ad
  return {
    ...evidence,
    ...found,
    submitted_at: text(car.submitted_at),
    published_at: text(car.published_at),
    sold_at: text(car.sold_at),
    deleted_at: text(car.deleted_at),
    restorable_until: text(car.deleted_at && new Date(car.deleted_at.getTime() + RESTORABLE_DAYS * DAY_MS)),
    featured_until: text(car.featured_until),
    view_count: counters.view_count,
    contact_count: counters.contact_count,
    favorites_count: counters.favorites_count,
  }
}

const text = (moment: Date | null): string | null => moment?.toISOString() ?? null
