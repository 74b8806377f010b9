export const SIDES = ['buyer', 'seller'] as const
export type Side = (typeof SIDES)[number]

export const otherSide = (side: Side): Side => (side === 'buyer' ? 'seller' : 'buyer')

/**
 * `ended`: the ad is no longer for sale. `closed`: nobody can write, since one participant left or blocked the
 * other.
 */
export const CONVERSATION_STATUSES = ['active', 'ended', 'closed'] as const
export type ConversationStatus = (typeof CONVERSATION_STATUSES)[number]

/** `offer`, `appointment`: created or answered by a participant. */
export const MESSAGE_TYPES = ['text', 'system', 'offer', 'appointment'] as const

/** In code points. */
export const LONGEST_MESSAGE = 2000

export const CONVERSATION_LISTS = ['inbox', 'unread', 'archived'] as const
