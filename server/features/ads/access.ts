import type { OwnAd } from '#contract/ads.ts'
import { isEditable, type AdState } from '#domain/ads/lifecycle.ts'

/** What somebody else sells, or what is deleted, does not exist for a seller: NOT_FOUND. */
export const canManageAd = (user_id: string, car: { seller_id: string; deleted_at: Date | null }): boolean =>
  car.seller_id === user_id && car.deleted_at === null

/** Somebody else's draft does not exist for a seller: NOT_FOUND. */
export const canOpenDraft = (user_id: string, draft: { owner_id: string }): boolean => draft.owner_id === user_id

/** A draft takes the id of the ad that it changes: only its seller may begin one. */
export const canBeginDraft = (user_id: string, car: { seller_id: string } | undefined): boolean =>
  car === undefined || car.seller_id === user_id

/** What a seller may do with an ad of theirs, beside its actions. */
export const ownAdPermissions = (state: AdState, hasOpenPromotion: boolean): OwnAd['can'] => ({
  edit: isEditable(state),
  promote: state === 'active' && !hasOpenPromotion,
})
