import type { CarStatus } from './enumerations.ts'

type Shown = { status: CarStatus; expires_at: Date | string | null; deleted_at: Date | string | null }

interface Seller {
  status: 'active' | 'suspended' | 'deleted'
}

/**
 * public: 200. ended: 200 with a notice, no contact, noindex. deleted: 410. hidden: 404, except for the seller and
 * admins.
 */
export type Visibility = 'public' | 'ended' | 'deleted' | 'hidden'
export type EndedReason = 'sold' | 'expired' | 'inactive'

/** All ads of a seller who is not active are hidden. */
export function visibilityOf(car: Shown, seller: Seller, now: Date): Visibility {
  if (car.deleted_at !== null) return 'deleted'
  if (seller.status !== 'active') return 'hidden'
  if (endedReason(car, now) !== null) return 'ended'
  return car.status === 'active' ? 'public' : 'hidden'
}

/** Why the ad has ended, or null. Expiry follows from the end date, since the stored status may lag behind. */
export function endedReason(car: Omit<Shown, 'deleted_at'>, now: Date): EndedReason | null {
  if (car.status === 'sold' || car.status === 'inactive' || car.status === 'expired') return car.status
  return car.status === 'active' && hasExpired(car.expires_at, now) ? 'expired' : null
}

/** The same for an ad that is known to have ended, without the time. */
export const reasonOfEnded = (status: CarStatus): EndedReason =>
  status === 'sold' || status === 'inactive' ? status : 'expired'

const hasExpired = (expiresAt: Date | string | null, now: Date): boolean =>
  expiresAt !== null && new Date(expiresAt) <= now
