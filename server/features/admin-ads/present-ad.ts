import type { FoundAd } from '#contract/admin-ads.ts'
import { adState } from '#domain/ads/lifecycle.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import { lifecycleOf } from '#server/features/ads/public.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import type { AsRead } from '#server/platform/db/query-prepared.ts'
import type { CarRow, profiles } from '#server/platform/db/schema/index.ts'

type Ad = Parameters<typeof lifecycleOf>[0] &
  AsRead<Pick<CarRow, 'seller_id' | 'created_at'>> &
  Pick<typeof profiles.$inferSelect, 'first_name' | 'last_name'>

/** All fields except the card. */
export type PresentedAd = Omit<FoundAd, 'card'>

export const presentAd = (ad: Ad, hasRevision: boolean, now: Date): PresentedAd => ({
  state: adState(lifecycleOf(ad, hasRevision), now),
  seller_id: ad.seller_id,
  seller_name: displayName(ad) ?? 'User',
  created_at: isoTime(ad.created_at),
  expires_at: ad.expires_at && isoTime(ad.expires_at),
  has_revision: hasRevision,
})
