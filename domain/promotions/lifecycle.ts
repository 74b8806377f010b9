import { DAY_MS } from '#domain/durations.ts'

/** How long until an unpaid invoice lapses. Later payments still count. */
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
/** `transferred`: the seller has reported a transfer. `confirmed`: the ad is featured. */
export type PromotionState = (typeof PROMOTION_STATES)[number]

/** Open promotions are listed oldest first, others newest first. */
export const PROMOTION_VIEWS = ['open', ...PROMOTION_STATES] as const

/** Waiting for payment or an admin. An ad has at most one open promotion. */
export const OPEN_STATES = ['requested', 'transferred'] as const satisfies readonly PromotionState[]

export const PROMOTION_ACTIONS = ['note_transfer', 'withdraw', 'confirm', 'decline', 'lapse', 'end'] as const
export type PromotionAction = (typeof PROMOTION_ACTIONS)[number]

export const PROMOTION_ACTORS = ['seller', 'admin', 'clock'] as const
export type PromotionActor = (typeof PROMOTION_ACTORS)[number]

export interface PromotionLifecycle {
  state: PromotionState
  /** Riyals. */
  price: number
  requested_at: Date
  /** Null until confirmed. */
  ends_at: Date | null
}

interface Rule {
  by: PromotionActor
  leads: Partial<Record<PromotionState, PromotionState>>
  unless?: (promotion: PromotionLifecycle, now: Date) => boolean
}

/** Who may do what in which state. */
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

/** @returns the next state; null if the action is not allowed */
export function judgePromotion(
  promotion: PromotionLifecycle,
  action: PromotionAction,
  actor: PromotionActor,
  now: Date,
): PromotionState | null {
  const { by, leads, unless } = RULES[action]
  if (by !== actor || unless?.(promotion, now)) return null
  return leads[promotion.state] ?? null
}

export const payableUntil = (requestedAt: Date): Date => new Date(requestedAt.getTime() + PAYABLE_DAYS * DAY_MS)

/** New days start when the current ones end. */
export const featuredPeriod = (
  featuredUntil: Date | null,
  days: number,
  now: Date,
): { starts_at: Date; ends_at: Date } => {
  const startsAt = featuredUntil !== null && featuredUntil > now ? featuredUntil : now
  return { starts_at: startsAt, ends_at: new Date(startsAt.getTime() + days * DAY_MS) }
}
