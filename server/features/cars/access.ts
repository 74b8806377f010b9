import type { Car } from '#contract/cars.ts'
import { isModerating, isUser, type Caller } from '#server/platform/http/access.ts'

type Seller = Pick<Car, 'seller_id'>

/**
 * Only the seller and moderators see ads that were never public or whose seller is suspended. For others, callers fail
 * with NOT_FOUND.
 */
export const canSeeHidden = (caller: Caller, car: Seller): boolean =>
  isModerating(caller) || isUser(caller, car.seller_id)

/** What the caller may do with a visible ad. */
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

/** Whether the seller can receive messages. Sellers of imported ads have no account. */
export const canMessage = (
  caller: Caller,
  { seller_id, visibility, hasAccount }: Seller & Pick<Car, 'visibility'> & { hasAccount: boolean },
): boolean => hasAccount && visibility === 'public' && !isUser(caller, seller_id)
