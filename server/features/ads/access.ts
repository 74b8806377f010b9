import type { OwnAd } from '#contract/ads.ts'
import { isEditable, type AdState } from '#domain/ads/lifecycle.ts'

/** For deleted ads and ads of other sellers, callers fail with NOT_FOUND. */
export const canManageAd = (userId: string, car: { seller_id: string; deleted_at: Date | null }): boolean =>
  car.seller_id === userId && car.deleted_at === null

/** For drafts of other sellers, callers fail with NOT_FOUND. */
export const canOpenDraft = (userId: string, draft: { owner_id: string }): boolean => draft.owner_id === userId

/** A draft has the ID of the ad that it edits, so only the seller of the ad may create it. */
export const canBeginDraft = (userId: string, car: { seller_id: string } | undefined): boolean =>
  car === undefined || car.seller_id === userId

/** What sellers may do with their ad, in addition to its actions. */
export const ownAdPermissions = (state: AdState, hasOpenPromotion: boolean): OwnAd['can'] => ({
  edit: isEditable(state),
  promote: state === 'active' && !hasOpenPromotion,
})
