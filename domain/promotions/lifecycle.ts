const DAY_MS = 86_400_000
/** An invoice that nobody pays lapses after so long; money that comes later still counts. */
export const PAYABLE_DAYS = 14

export const PROMOTION_STATES = [
  'requested',
  'transferred',
  'confirmed',
  'ended',
  'declined',
  'withdrawn',
  'lapsed',
] as const
/** `transferred` once the seller says that the money is on its way; `confirmed` while the ad is featured. */
export type PromotionState = (typeof PROMOTION_STATES)[number]

/** Those that wait for the seller's money or an admin; an ad has one of them at most. */
export const OPEN_STATES = ['requested', 'transferred'] as const satisfies readonly PromotionState[]

export const PROMOTION_ACTIONS = ['note_transfer', 'withdraw', 'confirm', 'decline', 'lapse', 'end'] as const
export type PromotionAction = (typeof PROMOTION_ACTIONS)[number]

export const PROMOTION_ACTORS = ['seller', 'admin', 'clock'] as const
export type PromotionActor = (typeof PROMOTION_ACTORS)[number]

export interface PromotionFacts {
  state: PromotionState
  /** Riyals. */
  price: number
  requested_at: Date
  /** Null until it is confirmed. */
  ends_at: Date | null
}

interface Rule {
  by: PromotionActor
  leads: Partial<Record<PromotionState, PromotionState>>
  unless?: (promotion: PromotionFacts, now: Date) => boolean
}

/** Who may do what in which state, and nothing else. */
const RULES: Record<PromotionAction, Rule> = {
  note_transfer: {
    by: 'seller',
    leads: { requested: 'transferred', transferred: 'transferred' },
    unless: ({ price }) => price === 0,
  },
  withdraw: { by: 'seller', leads: { requested: 'withdrawn' } },
  confirm: { by: 'admin', leads: { requested: 'confirmed', transferred: 'confirmed', lapsed: 'confirmed' } },
  decline: { by: 'admin', leads: { requested: 'declined', transferred: 'declined' } },
  lapse: {
    by: 'clock',
    leads: { requested: 'lapsed' },
    unless: ({ price, requested_at }, now) => price === 0 || now < payableUntil(requested_at),
  },
  end: { by: 'clock', leads: { confirmed: 'ended' }, unless: ({ ends_at }, now) => ends_at === null || now < ends_at },
}

/** @returns the state that it leads to; null where it may not be done */
export function judgePromotion(
  promotion: PromotionFacts,
  action: PromotionAction,
  actor: PromotionActor,
  now: Date,
): PromotionState | null {
  const { by, leads, unless } = RULES[action]
  if (by !== actor || unless?.(promotion, now)) return null
  return leads[promotion.state] ?? null
}

export const payableUntil = (requested_at: Date): Date => new Date(requested_at.getTime() + PAYABLE_DAYS * DAY_MS)

/** Days that were bought begin where those before them end. */
export const featuredPeriod = (
  featured_until: Date | null,
  days: number,
  now: Date,
): { starts_at: Date; ends_at: Date } => {
  const starts_at = featured_until !== null && featured_until > now ? featured_until : now
  return { starts_at, ends_at: new Date(starts_at.getTime() + days * DAY_MS) }
}
