export const SIDES = ['buyer', 'seller'] as const
export type Side = (typeof SIDES)[number]

export const otherSide = (side: Side): Side => (side === 'buyer' ? 'seller' : 'buyer')

/**
 * `ended`: the ad is not for sale any more. `closed`: nobody can write, since one side has left or has blocked the other.
 */
export const CONVERSATION_STATUSES = ['active', 'ended', 'closed'] as const
export type ConversationStatus = (typeof CONVERSATION_STATUSES)[number]

/** `offer`, `appointment`: somebody made one or answered it. */
export const MESSAGE_TYPES = ['text', 'system', 'offer', 'appointment'] as const

/** In code points. */
export const LONGEST_MESSAGE = 2000

export const CONVERSATION_LISTS = ['inbox', 'unread', 'archived'] as const
