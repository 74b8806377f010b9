import { expect, test } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import {
  AD_ACTIONS,
  AD_ACTORS,
  AD_STATES,
  adState,
  canChangePrice,
  isEditable,
  judge,
  renewedEnd,
  SETTABLE_STATES,
  sellerActions,
  type AdAction,
  type AdActor,
  type AdLifecycle,
  type AdState,
} from './lifecycle.ts'

const NOW = new Date('2026-06-15T12:00:00Z')
const days = (count: number) => new Date(NOW.getTime() + count * DAY_MS)

const AD: AdLifecycle = { status: 'active', expires_at: days(3), sold_at: null, deleted_at: null, has_revision: true }

/** An ad whose times allow every action. */
const GIVEN: Record<AdState, AdLifecycle | null> = {
  none: null,
  pending: { ...AD, status: 'pending', expires_at: null },
  active: AD,
  rejected: { ...AD, status: 'rejected', expires_at: null },
  expired: { ...AD, expires_at: days(-1) },
  sold: { ...AD, status: 'sold', sold_at: days(-1) },
  inactive: { ...AD, status: 'inactive' },
  deleted: { ...AD, deleted_at: days(-1) },
}

/** All transitions, as `actor: from → to`. */
const ALLOWED: Record<Exclude<AdAction, 'set_state' | 'undo'>, string[]> = {
  submit: ['seller: none → pending'],
  approve: ['admin: pending → active'],
  reject: ['admin: pending → rejected'],
  correct: [
    'seller: pending → pending',
    'seller: active → active',
    'seller: rejected → pending',
    'seller: expired → expired',
    'seller: inactive → inactive',
  ],
  revise: [
    'seller: pending → pending',
    'seller: active → active',
    'seller: rejected → pending',
    'seller: expired → pending',
    'seller: inactive → pending',
  ],
  pause: ['seller: active → inactive'],
  resume: ['seller: inactive → active'],
  renew: ['seller: active → active', 'seller: expired → active', 'seller: inactive → active'],
  confirm: ['seller: active → active'],
  mark_sold: ['seller: active → sold', 'seller: expired → sold', 'seller: inactive → sold'],
  reopen: ['seller: sold → active'],
  delete: ['pending', 'active', 'rejected', 'expired', 'sold', 'inactive'].flatMap((from) => [
    `seller: ${from} → deleted`,
    `admin: ${from} → deleted`,
  ]),
  approve_revision: ['admin: active → active'],
  reject_revision: ['admin: active → active'],
  take_down: ['admin: active → rejected', 'admin: expired → rejected', 'admin: inactive → rejected'],
  amend: ['pending', 'active', 'rejected', 'expired', 'sold', 'inactive'].map((state) => `admin: ${state} → ${state}`),
  lapse: ['clock: active → inactive'],
  expire: ['clock: expired → expired'],
  feature: ['admin: active → active'],
  unfeature: ['pending', 'active', 'rejected', 'expired', 'sold', 'inactive', 'deleted'].map(
    (state) => `clock: ${state} → ${state}`,
  ),
  restore: ['admin: deleted → active'],
}

test.each(AD_ACTIONS.filter((action) => action !== 'set_state' && action !== 'undo'))(
  'AD-06 %s: by whom, from where and to what, and nothing else',
  (action) => {
    const happens = (AD_STATES as readonly AdState[]).flatMap((from) =>
      AD_ACTORS.flatMap((actor: AdActor) => {
        const verdict = judge(GIVEN[from], action, actor, NOW)
        return 'to' in verdict ? [`${actor}: ${from} → ${verdict.to}`] : []
      }),
    )
    expect(happens).toEqual(expect.arrayContaining(ALLOWED[action]))
    expect(happens).toHaveLength(ALLOWED[action].length)
  },
)

test.each(SETTABLE_STATES)(
  'AD-06 ADMIN-01 only an admin can set an ad to %s by hand, from any state except deleted',
  (to) => {
    const happens = (AD_STATES as readonly AdState[]).flatMap((from) =>
      AD_ACTORS.flatMap((actor: AdActor) => {
        const verdict = judge(GIVEN[from], 'set_state', actor, NOW, to)
        return 'to' in verdict ? [`${actor}: ${from} → ${verdict.to}`] : []
      }),
    )
    const others = SETTABLE_STATES.filter((from) => from !== to)
    expect(happens.toSorted()).toEqual(others.map((from) => `admin: ${from} → ${to}`).toSorted())
  },
)

test('AD-07 only the seller can return an ad to its earlier state, which never publishes an ad that was not public', () => {
  const happens = (AD_STATES as readonly AdState[]).flatMap((from) =>
    AD_ACTORS.flatMap((actor: AdActor) =>
      SETTABLE_STATES.flatMap((target) =>
        'to' in judge(GIVEN[from], 'undo', actor, NOW, target) ? [`${actor}: ${from} → ${target}`] : [],
      ),
    ),
  )
  const shown = ['active', 'expired', 'sold', 'inactive']
  const before = ['active', 'inactive', 'expired']
  const all = shown.flatMap((from) => before.map((target) => `seller: ${from} → ${target}`))
  expect(happens.toSorted()).toEqual(['seller: pending → pending', ...all].toSorted())
})

test('AD-06 ADMIN-01 a deleted ad can be restored to its earlier state within 30 days', () => {
  const restore = (ad: Partial<AdLifecycle>) => judge({ ...AD, deleted_at: NOW, ...ad }, 'restore', 'admin', NOW)
  expect(restore({ status: 'sold' })).toEqual({ to: 'sold' })
  expect(restore({ expires_at: days(-1) })).toEqual({ to: 'expired' })
  expect(restore({ deleted_at: days(-30) })).toEqual({ to: 'active' })
  expect(restore({ deleted_at: new Date(days(-30).getTime() - 1) })).toEqual({ reason: 'too_late' })
})

test('AD-06 an action is refused as forbidden to users who may never do it, and otherwise because of the state of the ad', () => {
  expect(judge(AD, 'approve', 'seller', NOW)).toEqual({ reason: 'not_yours_to_do' })
  expect(judge({ ...AD, status: 'sold' }, 'approve', 'admin', NOW)).toEqual({ reason: 'wrong_state' })
  expect(judge(AD, 'approve', 'admin', NOW)).toEqual({ reason: 'already' })
  expect(judge(AD, 'set_state', 'admin', NOW, 'active')).toEqual({ reason: 'already' })
})

test('AD-06 an ad is expired after its end, even before that is stored', () => {
  expect(adState({ ...AD, expires_at: new Date(NOW.getTime() + 1) }, NOW)).toBe('active')
  expect(adState({ ...AD, expires_at: NOW }, NOW)).toBe('expired')
  expect(adState({ ...AD, status: 'sold', expires_at: NOW }, NOW)).toBe('sold')
})

test('AD-06 an ad can be renewed from five days before its end', () => {
  const renew = (expiresAt: Date) => judge({ ...AD, expires_at: expiresAt }, 'renew', 'seller', NOW)
  expect(renew(new Date(days(5).getTime() + 1))).toEqual({ reason: 'too_early' })
  expect(renew(days(5))).toEqual({ to: 'active' })
  expect(renew(days(-400))).toEqual({ to: 'active' })
})

test('AD-06 a renewal extends the ad from its end, or from now if it has expired', () => {
  expect(renewedEnd(days(4), 30, NOW)).toEqual(days(34))
  expect(renewedEnd(days(-4), 30, NOW)).toEqual(days(30))
  expect(renewedEnd(null, 30, NOW)).toEqual(days(30))
})

test('AD-06 a paused ad that has expired can be renewed but not resumed', () => {
  const paused: AdLifecycle = { ...AD, status: 'inactive', expires_at: days(-1) }
  expect(judge(paused, 'resume', 'seller', NOW)).toEqual({ reason: 'must_renew' })
  expect(judge(paused, 'renew', 'seller', NOW)).toEqual({ to: 'active' })
})

test('AD-06 a sale can be undone within 14 days', () => {
  const reopen = (soldAt: Date | null) => judge({ ...AD, status: 'sold', sold_at: soldAt }, 'reopen', 'seller', NOW)
  expect(reopen(days(-14))).toEqual({ to: 'active' })
  expect(reopen(new Date(days(-14).getTime() - 1))).toEqual({ reason: 'too_late' })
  expect(reopen(null)).toEqual({ reason: 'too_late' })
})

test('AD-06 changes of an ad can be approved or rejected only if there are any', () => {
  expect(judge({ ...AD, has_revision: false }, 'approve_revision', 'admin', NOW)).toEqual({ reason: 'wrong_state' })
})

test('AD-07 a seller sees only buttons of actions that are possible', () => {
  expect(sellerActions(AD, NOW)).toEqual(['pause', 'renew', 'confirm', 'mark_sold', 'delete'])
  expect(sellerActions({ ...AD, expires_at: days(20) }, NOW)).toEqual(['pause', 'confirm', 'mark_sold', 'delete'])
  expect(sellerActions({ ...AD, status: 'pending' }, NOW)).toEqual(['delete'])
  expect(sellerActions({ ...AD, deleted_at: NOW }, NOW)).toEqual([])
})

test('AD-07 a new price leaves an ad in its state, or is refused', () => {
  expect(AD_STATES.filter(canChangePrice)).toEqual(['pending', 'active', 'expired', 'inactive'])
})

test('AD-06 sold and deleted ads cannot be changed', () => {
  expect(AD_STATES.filter(isEditable)).toEqual(['pending', 'active', 'rejected', 'expired', 'inactive'])
})
