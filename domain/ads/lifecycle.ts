import type { CarStatus } from '#domain/cars/enumerations.ts'
import { DAY_MS } from '#domain/durations.ts'

/** How long before its end an ad can be renewed. */
export const RENEWABLE_DAYS = 5
/** How long a sale can be undone. */
export const REOPENABLE_DAYS = 14
/** How long a deleted ad can be restored. */
export const RESTORABLE_DAYS = 30

export type AdStatus = Exclude<CarStatus, 'draft'>
export const AD_STATES = ['none', 'pending', 'active', 'rejected', 'expired', 'sold', 'inactive', 'deleted'] as const
/** `none` before submission; `expired` past its end, whatever is stored. */
export type AdState = (typeof AD_STATES)[number]

export const AD_ACTORS = ['seller', 'admin', 'clock'] as const
export type AdActor = (typeof AD_ACTORS)[number]

/** Actions of sellers on existing ads. */
export const SELLER_ACTIONS = ['pause', 'resume', 'renew', 'confirm', 'mark_sold', 'reopen', 'delete'] as const
/** Actions of sellers on several ads at once. */
export const BULK_ACTIONS = ['pause', 'resume', 'renew', 'mark_sold'] as const satisfies readonly SellerAction[]
export type BulkAction = (typeof BULK_ACTIONS)[number]
/** Everything that can happen to an ad. */
export const AD_ACTIONS = [
  'submit',
  'approve',
  'reject',
  'correct',
  'revise',
  ...SELLER_ACTIONS,
  'undo',
  'approve_revision',
  'reject_revision',
  'take_down',
  'amend',
  'lapse',
  'expire',
  'feature',
  'unfeature',
  'restore',
  'set_state',
] as const
export type AdAction = (typeof AD_ACTIONS)[number]
export type SellerAction = (typeof SELLER_ACTIONS)[number]

/** The states in which everyone can see a published ad. */
export const SEEN_BY_ALL = ['active', 'expired', 'sold', 'inactive'] as const satisfies readonly AdState[]

/** States that admins can set. Deleting and restoring are actions of their own. */
export const SETTABLE_STATES = ['pending', 'active', 'rejected', 'expired', 'sold', 'inactive'] as const
export type SettableState = (typeof SETTABLE_STATES)[number]

export interface AdLifecycle {
  status: AdStatus
  expires_at: Date | string | null
  sold_at: Date | string | null
  deleted_at: Date | string | null
  /** Whether changes to the live ad are waiting for review. */
  has_revision: boolean
}

/** `already`: the ad is in the state that the action leads to. */
export const WRONG_STATE_REASONS = [
  'not_yours_to_do',
  'wrong_state',
  'already',
  'too_early',
  'too_late',
  'must_renew',
] as const
export type WrongStateReason = (typeof WRONG_STATE_REASONS)[number]
export type AdVerdict = { to: AdStatus | 'deleted' } | { reason: WrongStateReason }

interface Rule {
  by: readonly AdActor[]
  /**
   * The next state, by current state. `as_before`: the state before deletion; a list: the state that the actor names.
   */
  leads: Partial<Record<AdState, AdStatus | 'deleted' | 'as_before' | readonly SettableState[]>>
  unless?: (ad: AdLifecycle, now: Date) => WrongStateReason | null
}

/** Who may do what in which state. */
const RULES: Record<AdAction, Rule> = {
  submit: { by: ['seller'], leads: { none: 'pending' } },
  approve: { by: ['admin'], leads: { pending: 'active' } },
  reject: { by: ['admin'], leads: { pending: 'rejected' } },
  // price, mileage, contact and extra features: no review
  correct: {
    by: ['seller'],
    leads: { pending: 'pending', rejected: 'pending', active: 'active', expired: 'expired', inactive: 'inactive' },
  },
  // any other field: reviewed; the approved version of a live ad stays public until then
  revise: {
    by: ['seller'],
    leads: { pending: 'pending', rejected: 'pending', active: 'active', expired: 'pending', inactive: 'pending' },
  },
  approve_revision: { by: ['admin'], leads: { active: 'active' }, unless: needsRevision },
  reject_revision: { by: ['admin'], leads: { active: 'active' }, unless: needsRevision },
  // after visitors reported the ad
  take_down: { by: ['admin'], leads: { active: 'rejected', expired: 'rejected', inactive: 'rejected' } },
  // an admin edits fields; the state stays
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
  // returns to the state before the seller's bulk change
  undo: {
    by: ['seller'],
    leads: {
      pending: ['pending'],
      active: ['active', 'inactive', 'expired'],
      expired: ['active', 'inactive', 'expired'],
      sold: ['active', 'inactive', 'expired'],
      inactive: ['active', 'inactive', 'expired'],
    },
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
  // the ad counts as `expired` once its end has passed; this stores the state
  expire: { by: ['clock'], leads: { expired: 'expired' } },
  feature: { by: ['admin'], leads: { active: 'active' } },
  // ends the featured period, in any state
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
  // by an admin, with a reason, to any other state
  set_state: {
    by: ['admin'],
    leads: Object.fromEntries(
      SETTABLE_STATES.map((state) => [state, SETTABLE_STATES.filter((other) => other !== state)]),
    ),
  },
}

/** @param ad null before it is submitted */
export function adState(ad: AdLifecycle | null, now: Date): AdState {
  if (!ad) return 'none'
  return ad.deleted_at === null ? stateBefore(ad, now) : 'deleted'
}

/** The state that an action always leads to, if there is one. */
function onlyEnd(leads: Rule['leads']): unknown {
  const [end, ...others] = new Set(Object.values(leads))
  return others.length ? undefined : end
}

/** The state if it were not deleted. */
const stateBefore = (ad: AdLifecycle, now: Date): AdStatus =>
  ad.status === 'active' && hasEnded(ad, now) ? 'expired' : ad.status

/**
 * Judges an action on an ad and returns the next state.
 * @param target the state that `set_state` sets or `undo` goes back to
 */
export function judge(
  ad: AdLifecycle | null,
  action: AdAction,
  actor: AdActor,
  now: Date,
  target?: SettableState,
): AdVerdict {
  const { by, leads, unless } = RULES[action]
  if (!by.includes(actor)) return { reason: 'not_yours_to_do' }
  const state = adState(ad, now)
  const lead = leads[state]
  const named = typeof lead === 'object' ? lead.find((one) => one === target) : lead
  const to = named === 'as_before' ? ad && stateBefore(ad, now) : named
  if (!to) return { reason: state === (target ?? onlyEnd(leads)) ? 'already' : 'wrong_state' }
  const reason = (ad && unless?.(ad, now)) ?? null
  return reason ? { reason } : { to }
}

/** The actions that a seller can take now. */
export const sellerActions = (ad: AdLifecycle, now: Date): SellerAction[] =>
  SELLER_ACTIONS.filter((action) => 'to' in judge(ad, action, 'seller', now))

/** Whether the seller may edit the ad. */
export const isEditable = (state: AdState): boolean => RULES.revise.leads[state] !== undefined

/** Whether the seller may change the price and leave everything else, also the state, as it is. */
export const canChangePrice = (state: AdState): boolean => RULES.correct.leads[state] === state

/** The end after a renewal: one lifetime is added to the time left. */
export const renewedEnd = (expiresAt: Date | string | null, lifetimeDays: number, now: Date): Date =>
  new Date(Math.max(now.getTime(), expiresAt === null ? 0 : new Date(expiresAt).getTime()) + lifetimeDays * DAY_MS)

function needsRevision({ has_revision }: AdLifecycle): WrongStateReason | null {
  return has_revision ? null : 'wrong_state'
}

const timeLeft = ({ expires_at }: AdLifecycle, now: Date): number =>
  expires_at === null ? 0 : new Date(expires_at).getTime() - now.getTime()

const hasEnded = (ad: AdLifecycle, now: Date): boolean => timeLeft(ad, now) <= 0
