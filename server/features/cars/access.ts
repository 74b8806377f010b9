import type { Car } from '#contract/cars.ts'
import { isModerating, isUser, type Caller } from '#server/platform/http/access.ts'

type Seller = Pick<Car, 'seller_id'>

/**
 * Only the seller and moderators see an ad that was never public or whose seller is suspended; others get NOT_FOUND.
 */
export const canSeeHidden = (caller: Caller, car: Seller): boolean =>
  isModerating(caller) || isUser(caller, car.seller_id)

/** The caller's permissions on an ad that they can see. */
export function carPermissions(
  caller: Caller,
  { seller_id, visibility }: Seller & Pick<Car, 'visibility'>,
): Omit<Car['can'], 'message'> {
  const isSeller = isUser(caller, seller_id)
  return {
    edit: isSeller,
    contact: !isSeller && visibility === 'public',
    report: !isSeller && visibility !== 'hidden',
  }
}

/** Sellers of imported ads have no account to get messages. */
export const canMessage = (
  caller: Caller,
  { seller_id, visibility, has_account }: Seller & Pick<Car, 'visibility'> & { has_account: boolean },
): boolean => has_account && visibility === 'public' && !isUser(caller, seller_id)
