/** Where a new message finds a tab, the least telling first: hidden, on another page, on messages, in its conversation. */
export const PLACES = ['hidden', 'elsewhere', 'messages', 'conversation'] as const
export type Place = (typeof PLACES)[number]

interface Ring {
  /** 0 to 1. */
  volume: number
  /** What says so besides the sound; null where the message itself is on the screen. */
  shows: 'desktop' | 'card' | 'toast' | null
}

/** How a tab tells of a message of the other side. */
export const RINGS: Record<Place, Ring> = {
  hidden: { volume: 0.3, shows: 'desktop' },
  elsewhere: { volume: 0.3, shows: 'card' },
  messages: { volume: 0.5, shows: 'toast' },
  conversation: { volume: 0.5, shows: null },
}

/** A tab that wants to tell of a message. */
export interface Claim {
  place: Place
  tab_id: string
}

/** Of all tabs one tells: the one that shows the most of it. */
export function isAhead(own: Claim, other: Claim): boolean {
  const difference = PLACES.indexOf(own.place) - PLACES.indexOf(other.place)
  return difference === 0 ? own.tab_id < other.tab_id : difference > 0
}

/** In letters. */
export const TOAST_PREVIEW = 50
export const CARD_PREVIEW = 60
/** The oldest card makes room. */
export const MOST_CARDS = 3
