/** States of a deal, which follow from its times. */
export const DEAL_STATES = ['draft', 'scheduled', 'live', 'expired'] as const
export type DealState = (typeof DEAL_STATES)[number]

/** ISO times. */
export interface DealTimes {
  /** Null for a draft. */
  published_at: string | null
  /** Null: from its publication. */
  starts_at: string | null
  /** Null: without end. */
  ends_at: string | null
}

/** A deal is live from its start until before its end, once it is published. */
export function dealState({ published_at, starts_at, ends_at }: DealTimes, now: Date): DealState {
  if (published_at === null) return 'draft'
  if (ends_at !== null && new Date(ends_at) <= now) return 'expired'
  return starts_at !== null && new Date(starts_at) > now ? 'scheduled' : 'live'
}
