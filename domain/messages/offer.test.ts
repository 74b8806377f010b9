import { expect, test } from 'vitest'
import {
  canEndOffer,
  canReopenOffer,
  offerObstacle,
  OFFER_ACTORS,
  OFFER_STATES,
  offerState,
  percentBelow,
} from './offer.ts'

const NOW = new Date('2026-06-15T09:00:00Z')
const LATER = new Date('2026-06-15T09:00:01Z')
const offer = (state: (typeof OFFER_STATES)[number], expiresAt = LATER) => ({ state, expires_at: expiresAt })

test('an open offer can be ended only in the ways that the user is permitted, other offers not at all', () => {
  const ends = OFFER_STATES.flatMap((from) =>
    OFFER_STATES.flatMap((to) =>
      to === 'open'
        ? []
        : OFFER_ACTORS.filter((by) => canEndOffer(offer(from), to, by, NOW)).map((by) => `${from} → ${to} by ${by}`),
    ),
  )
  expect(ends).toEqual([
    'open → accepted by other',
    'open → declined by other',
    'open → declined by floor',
    'open → countered by other',
    'open → expired by clock',
    'open → withdrawn by own',
    'open → superseded by ad',
  ])
})

test('an offer is expired after its end, whatever state is stored', () => {
  const late = offer('open', NOW)
  expect([offerState(offer('open'), NOW), offerState(late, NOW)]).toEqual(['open', 'expired'])
  expect(offerState(offer('accepted', NOW), LATER)).toBe('accepted')
  const ends = OFFER_STATES.flatMap((to) =>
    to !== 'open' && OFFER_ACTORS.some((by) => canEndOffer(late, to, by, NOW)) ? [to] : [],
  )
  expect(ends).toEqual(['expired'])
  expect(canEndOffer(offer('expired', NOW), 'expired', 'clock', NOW)).toBe(false)
})

const made = (side: 'buyer' | 'seller', state: (typeof OFFER_STATES)[number]) => ({ side, ...offer(state) })
const ask = (side: 'buyer' | 'seller', ...offers: ReturnType<typeof made>[]) =>
  offerObstacle({ side, amount: 70_000, asking_price: 80_000, offers }, NOW)

test('each side has at most one open offer, a buyer at most three in total, and none is above the asking price', () => {
  expect(ask('buyer')).toBeNull()
  expect(ask('buyer', made('buyer', 'open'))).toBe('OFFER_OPEN')
  expect(ask('seller', made('buyer', 'open'))).toBeNull()
  expect(ask('buyer', made('buyer', 'countered'), made('seller', 'open'))).toBeNull()
  const used = (['countered', 'withdrawn', 'expired'] as const).map((state) => made('buyer', state))
  expect(ask('buyer', ...used)).toBe('OFFERS_USED_UP')
  expect(ask('seller', ...used)).toBeNull()
  const countered = Array.from({ length: 5 }, () => made('seller', 'declined'))
  expect([ask('seller', ...countered), ask('buyer', ...countered)]).toEqual([null, null])
  expect(offerObstacle({ side: 'buyer', amount: 80_001, asking_price: 80_000, offers: [] }, NOW)).toBe('OFFER_TOO_HIGH')
  expect(offerObstacle({ side: 'buyer', amount: 80_001, asking_price: null, offers: [] }, NOW)).toBeNull()
})

test.each([
  [73_600, 80_000, 8],
  [80_000, 80_000, null],
  [79_900, 80_000, null],
  [500, 80_000, 99],
  [200_000, 80_000, null],
  [70_000, null, null],
])('%i of %s is %s percent below', (amount, asking, percent) => {
  expect(percentBelow(amount, asking)).toBe(percent)
})

test('an acceptance can be withdrawn by the user who accepted, within a minute, unless another offer is open', () => {
  const accepted = { state: 'accepted' as const, accepted_at: NOW }
  const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
  expect(canReopenOffer(accepted, [offer('accepted')], 'other', after(60))).toBe(true)
  expect(canReopenOffer(accepted, [offer('accepted')], 'own', after(1))).toBe(false)
  expect(canReopenOffer(accepted, [offer('accepted')], 'other', after(76))).toBe(false)
  expect(canReopenOffer(accepted, [offer('accepted'), offer('open', after(9))], 'other', after(1))).toBe(false)
  for (const state of OFFER_STATES.filter((one) => one !== 'accepted')) {
    expect(canReopenOffer({ ...accepted, state }, [], 'other', after(1))).toBe(false)
  }
})
