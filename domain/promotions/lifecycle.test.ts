import { expect, test } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import {
  featuredPeriod,
  judgePromotion,
  payableUntil,
  PROMOTION_ACTIONS,
  PROMOTION_ACTORS,
  PROMOTION_STATES,
  type PromotionLifecycle,
} from './lifecycle.ts'

const NOW = new Date('2026-06-15T12:00:00Z')
const days = (count: number) => new Date(NOW.getTime() + count * DAY_MS)
/** A promotion whose times allow every action. */
const GIVEN: Omit<PromotionLifecycle, 'state'> = { price: 49, requested_at: days(-14), ends_at: NOW }

/** All transitions, as `actor: from → to`. */
const ALLOWED: Record<(typeof PROMOTION_ACTIONS)[number], string[]> = {
  note_transfer: ['seller: requested → transferred', 'seller: transferred → transferred'],
  withdraw: ['seller: requested → withdrawn'],
  confirm: ['admin: requested → confirmed', 'admin: transferred → confirmed', 'admin: lapsed → confirmed'],
  decline: ['admin: requested → declined', 'admin: transferred → declined'],
  lapse: ['clock: requested → lapsed'],
  end: ['clock: confirmed → ended'],
}

test.each(PROMOTION_ACTIONS)('AD-10 %s is permitted only to certain users and in certain states', (action) => {
  const happens = PROMOTION_STATES.flatMap((state) =>
    PROMOTION_ACTORS.flatMap((actor) => {
      const to = judgePromotion({ ...GIVEN, state }, action, actor, NOW)
      return to ? [`${actor}: ${state} → ${to}`] : []
    }),
  )
  expect(happens).toEqual(ALLOWED[action])
})

test('AD-10 an invoice expires after exactly 14 days, one without an amount never', () => {
  const requested = { ...GIVEN, state: 'requested' } as const
  const before = new Date(payableUntil(requested.requested_at).getTime() - 1)
  expect(judgePromotion(requested, 'lapse', 'clock', before)).toBeNull()
  expect(judgePromotion({ ...requested, price: 0 }, 'lapse', 'clock', NOW)).toBeNull()
})

test('AD-10 a free promotion needs no transfer', () => {
  expect(judgePromotion({ ...GIVEN, state: 'requested', price: 0 }, 'note_transfer', 'seller', NOW)).toBeNull()
})

test('AD-10 a promotion runs until its end', () => {
  const confirmed = { ...GIVEN, state: 'confirmed', ends_at: days(1) } as const
  expect(judgePromotion(confirmed, 'end', 'clock', NOW)).toBeNull()
  expect(judgePromotion(confirmed, 'end', 'clock', days(1))).toBe('ended')
})

test.each([
  { what: 'an ad that is not featured', until: null, starts_at: NOW, ends_at: days(7) },
  { what: 'one that was', until: days(-1), starts_at: NOW, ends_at: days(7) },
  { what: 'one that is, which loses no day', until: days(2), starts_at: days(2), ends_at: days(9) },
])('AD-10 seven days of $what', ({ until, starts_at, ends_at }) => {
  expect(featuredPeriod(until, 7, NOW)).toEqual({ starts_at, ends_at })
})
