/**
 * What the user sees in a tab when a message arrives, furthest from it first: nothing, another page, the list of
 * messages, the conversation in a window beside the one in use, or the conversation itself.
 */
export const PLACES = ['hidden', 'elsewhere', 'messages', 'beside', 'conversation'] as const
export type Place = (typeof PLACES)[number]

interface Ring {
  /** Volume of the sound, 0 to 1; 0 for none. */
  volume: number
  /** How the message is announced besides the sound; null if it is visible already. */
  shows: 'desktop' | 'card' | 'toast' | null
}

/** How a tab announces a message of the other participant. */
export const RINGS: Record<Place, Ring> = {
  hidden: { volume: 0.3, shows: 'desktop' },
  elsewhere: { volume: 0.3, shows: 'card' },
  messages: { volume: 0.5, shows: 'toast' },
  beside: { volume: 0.5, shows: null },
  conversation: { volume: 0, shows: null },
}

/** A tab that offers to announce a message. */
export interface Claim {
  place: Place
  tab_id: string
}

/**
 * Whether this tab announces the message rather than the other. Only one tab does: the one that shows the most of
 * it.
 */
export function isAhead(own: Claim, other: Claim): boolean {
  const difference = PLACES.indexOf(own.place) - PLACES.indexOf(other.place)
  return difference === 0 ? own.tab_id < other.tab_id : difference > 0
}

/** In graphemes. */
export const TOAST_PREVIEW = 50
export const CARD_PREVIEW = 60
/** Maximum number of cards; the oldest one is replaced. */
export const MOST_CARDS = 3
