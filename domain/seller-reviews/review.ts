import { DAY_MS } from '#domain/durations.ts'
import { hasLink, hasPhone } from '#domain/contacts/contact-in-text.ts'
import type { Side } from '#domain/messages/conversation.ts'

/** Maximum length of a review and of an answer, in characters. */
export const LONGEST_REVIEW = 1000
/** Days in which a review can be changed. After that it can only be removed by its author. */
export const DAYS_TO_CHANGE = 30

/**
 * Phone numbers and addresses are not allowed: reviews are public, and contact details in them often belong to
 * others.
 */
export const hasContact = (text: string): boolean => hasPhone(text) || hasLink(text)

interface Written {
  created_at: Date
  removed_at: Date | null
}

interface Asked {
  side: Side
  hasBuyerWritten: boolean
  hasSellerWritten: boolean
  isSellerActive: boolean
  /** The review of this conversation, if there is one. */
  review: Written | null
}

/** Why somebody cannot write or change a review; null if they can. A block is no obstacle: it would silence buyers. */
export function reviewObstacle(
  { side, hasBuyerWritten, hasSellerWritten, isSellerActive, review }: Asked,
  now: Date,
): 'OWN_AD' | 'UNREACHABLE' | 'REVIEW_TOO_EARLY' | 'REVIEW_ENDED' | null {
  if (side === 'seller') return 'OWN_AD'
  if (!isSellerActive) return 'UNREACHABLE'
  if (!hasBuyerWritten || !hasSellerWritten) return 'REVIEW_TOO_EARLY'
  return review && !canChangeReview(review, now) ? 'REVIEW_ENDED' : null
}

export const canChangeReview = ({ created_at, removed_at }: Written, now: Date): boolean =>
  removed_at === null && now.getTime() - created_at.getTime() < DAYS_TO_CHANGE * DAY_MS
