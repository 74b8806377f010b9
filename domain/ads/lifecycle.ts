import type { CarStatus } from '#domain/cars/enumerations.ts'

const DAY_MS = 86_400_000
/** An ad can be renewed from so long before its end. */
export const RENEWABLE_DAYS = 5
/** A sale that fell through can be taken back so long. */
export const REOPENABLE_DAYS = 14
/** A deleted ad can be brought back so long. */
export const RESTORABLE_DAYS = 30

export type AdStatus = Exclude<CarStatus, 'draft'>
export const AD_STATES = ['none', 'pending', 'active', 'rejected', 'expired', 'sold', 'inactive', 'deleted'] as const
/** `none` before it is submitted; `expired` from its end on, whatever is stored. */
export type AdState = (typeof AD_STATES)[number]

export const AD_ACTORS = ['seller', 'admin', 'clock'] as const
export type AdActor = (typeof AD_ACTORS)[number]

/** What sellers do with an ad that is there. */
export const SELLER_ACTIONS = ['pause', 'resume', 'renew', 'confirm', 'mark_sold', 'reopen', 'delete'] as const
/** What happens by the rules below. */
export const RULED_ACTIONS = [
  'submit',
  'approve',
  'reject',
  'correct',
  'revise',
  ...SELLER_ACTIONS,
  'approve_revision',
  'reject_revision',
  'take_down',
  'amend',
  'lapse',
  'expire',
  'feature',
  'unfeature',
  'restore',
] as const
type RuledAction = (typeof RULED_ACTIONS)[number]
export const AD_ACTIONS = [...RULED_ACTIONS, 'set_state'] as const
export type AdAction = (typeof AD_ACTIONS)[number]
export type SellerAction = (typeof SELLER_ACTIONS)[number]

/** What an admin may set by hand; to delete and to restore are actions of their own. */
export const SETTABLE_STATES = ['pending', 'active', 'rejected', 'expired', 'sold', 'inactive'] as const
export type SettableState = (typeof SETTABLE_STATES)[number]

export interface AdFacts {
  status: AdStatus
  expires_at: Date | string | null
  sold_at: Date | string | null
  deleted_at: Date | string | null
  /** Changes of a live ad that wait for an admin. */
  has_revision: boolean
}

export type AdRefusal = 'not_yours_to_do' | 'wrong_state' | 'too_early' | 'too_late' | 'must_renew'
export type AdVerdict = { to: AdStatus | 'deleted' } | { refusal: AdRefusal }

interface Rule {
  by: readonly AdActor[]
  /** Where it leads, from each state that allows it; `as_before` to what it was when it was deleted. */
  leads: Partial<Record<AdState, AdStatus | 'deleted' | 'as_before'>>
  unless?: (ad: AdFacts, now: Date) => AdRefusal | null
}

/** Who may do what in which state: nothing else happens to an ad but what an admin sets by hand, with a reason. */
const RULES: Record<RuledAction, Rule> = {
  submit: { by: ['seller'], leads: { none: 'pending' } },
  approve: { by: ['admin'], leads: { pending: 'active' } },
  reject: { by: ['admin'], leads: { pending: 'rejected' } },
  // price, mileage, contact and extra features: at once
  correct: {
    by: ['seller'],
    leads: { pending: 'pending', rejected: 'pending', active: 'active', expired: 'expired', inactive: 'inactive' },
  },
  // anything else: it is looked at again; the approved version of a live ad stays until then
  revise: {
    by: ['seller'],
    leads: { pending: 'pending', rejected: 'pending', active: 'active', expired: 'pending', inactive: 'pending' },
  },
  approve_revision: { by: ['admin'], leads: { active: 'active' }, unless: needsRevision },
  reject_revision: { by: ['admin'], leads: { active: 'active' }, unless: needsRevision },
  // after reports
  take_down: { by: ['admin'], leads: { active: 'rejected', expired: 'rejected', inactive: 'rejected' } },
  // an admin says something else of the car: it stays what it is
  amend: {
    by: ['admin'],
    leads: {
      pending: 'pending',
      active: 'active',
      rejected: 'rejected',
      expired: 'expired',
      sold: 'sold',
      inactive: 'inactive',
    },
  },
  pause: { by: ['seller'], leads: { active: 'inactive' } },
  resume: {
    by: ['seller'],
    leads: { inactive: 'active' },
    unless: (ad, now) => (hasEnded(ad, now) ? 'must_renew' : null),
  },
  renew: {
    by: ['seller'],
    leads: { active: 'active', expired: 'active', inactive: 'active' },
    unless: (ad, now) => (timeLeft(ad, now) > RENEWABLE_DAYS * DAY_MS ? 'too_early' : null),
  },
  confirm: { by: ['seller'], leads: { active: 'active' } },
  mark_sold: { by: ['seller'], leads: { active: 'sold', expired: 'sold', inactive: 'sold' } },
  reopen: {
    by: ['seller'],
    leads: { sold: 'active' },
    unless: ({ sold_at }, now) =>
      sold_at === null || now.getTime() - new Date(sold_at).getTime() > REOPENABLE_DAYS * DAY_MS ? 'too_late' : null,
  },
  delete: {
    by: ['seller', 'admin'],
    leads: {
      pending: 'deleted',
      active: 'deleted',
      rejected: 'deleted',
      expired: 'deleted',
      sold: 'deleted',
      inactive: 'deleted',
    },
  },
  lapse: { by: ['clock'], leads: { active: 'inactive' } },
  // its state is `expired` by then: what is stored follows
  expire: { by: ['clock'], leads: { expired: 'expired' } },
  feature: { by: ['admin'], leads: { active: 'active' } },
  // its time as a featured ad is over, whatever became of it
  unfeature: {
    by: ['clock'],
    leads: {
      pending: 'pending',
      active: 'active',
      rejected: 'rejected',
      expired: 'expired',
      sold: 'sold',
      inactive: 'inactive',
      deleted: 'deleted',
    },
  },
  restore: {
    by: ['admin'],
    leads: { deleted: 'as_before' },
    unless: ({ deleted_at }, now) =>
      deleted_at !== null && now.getTime() - new Date(deleted_at).getTime() > RESTORABLE_DAYS * DAY_MS
        ? 'too_late'
        : null,
  },
}

/** @param ad null before it is submitted */
export function adState(ad: AdFacts | null, now: Date): AdState {
  if (!ad) return 'none'
  return ad.deleted_at === null ? stateBefore(ad, now) : 'deleted'
}

/** As if it were not deleted. */
const stateBefore = (ad: AdFacts, now: Date): AdStatus =>
  ad.status === 'active' && hasEnded(ad, now) ? 'expired' : ad.status

/** Whether somebody may do something with an ad, and what it is then. */
export function judge(ad: AdFacts | null, action: RuledAction, actor: AdActor, now: Date): AdVerdict {
  const { by, leads, unless } = RULES[action]
  if (!by.includes(actor)) return { refusal: 'not_yours_to_do' }
  const lead = leads[adState(ad, now)]
  const to = lead === 'as_before' ? ad && stateBefore(ad, now) : lead
  if (!to) return { refusal: 'wrong_state' }
  const refusal = (ad && unless?.(ad, now)) ?? null
  return refusal ? { refusal } : { to }
}

/** Whether somebody may set an ad to a state by hand, whatever it is now. */
export function judgeState(ad: AdFacts | null, wanted: SettableState, actor: AdActor, now: Date): AdVerdict {
  if (actor !== 'admin') return { refusal: 'not_yours_to_do' }
  const state = adState(ad, now)
  return ['none', 'deleted', wanted].includes(state) ? { refusal: 'wrong_state' } : { to: wanted }
}

/** What a seller can do now, for the buttons. */
export const sellerActions = (ad: AdFacts, now: Date): SellerAction[] =>
  SELLER_ACTIONS.filter((action) => 'to' in judge(ad, action, 'seller', now))

/** Whether its seller may change what the ad says. */
export const isEditable = (state: AdState): boolean => RULES.revise.leads[state] !== undefined

/** The end after a renewal: a lifetime more, and nothing of what was left is lost. */
export const renewedEnd = (expires_at: Date | string | null, lifetime_days: number, now: Date): Date =>
  new Date(Math.max(now.getTime(), expires_at === null ? 0 : new Date(expires_at).getTime()) + lifetime_days * DAY_MS)

function needsRevision({ has_revision }: AdFacts): AdRefusal | null {
  return has_revision ? null : 'wrong_state'
}

const timeLeft = ({ expires_at }: AdFacts, now: Date): number =>
  expires_at === null ? 0 : new Date(expires_at).getTime() - now.getTime()

const hasEnded = (ad: AdFacts, now: Date): boolean => timeLeft(ad, now) <= 0
