import { expect, test } from 'vitest'
import { CAR_STATUSES } from '#domain/cars/enumerations.ts'
import { OFFER_STATES } from '#domain/messages/offer.ts'
import { agreedOffer, handOverState } from './hand-over-state.ts'

const NOW = new Date('2026-06-01T12:00:00Z')
const offer = { id: '1', state: 'accepted', created_at: new Date('2026-05-30T12:00:00Z') } as const
const later = { id: '2', created_at: new Date('2026-05-31T12:00:00Z') }
const car = { status: 'active', expires_at: null, deleted_at: null } as const
const deal = { offer, offers: [offer], car, seller: { status: 'active' }, isReachable: true } as const

test('a list is open while its offer is the last accepted one', () => {
  for (const state of OFFER_STATES) {
    const expected = state === 'accepted' ? 'open' : 'taken_back'
    expect(handOverState({ ...deal, offer: { ...offer, state }, offers: [{ ...offer, state }] }, NOW)).toBe(expected)
    const isReplaced = state === 'accepted'
    expect(handOverState({ ...deal, offers: [{ ...later, state }, offer] }, NOW)).toBe(isReplaced ? 'replaced' : 'open')
  }
  expect(agreedOffer([{ ...later, state: 'accepted' }, offer])?.id).toBe('2')
  expect(agreedOffer([{ ...later, state: 'declined' }])).toBeUndefined()
})

test('a list ends with a sale or the removal of the ad, not with a pause', () => {
  const ended = CAR_STATUSES.filter((status) => handOverState({ ...deal, car: { ...car, status } }, NOW) === 'ad_ended')
  expect(ended.toSorted()).toEqual(['draft', 'pending', 'rejected', 'sold'])
  expect(handOverState({ ...deal, car: { ...car, expires_at: NOW } }, NOW)).toBe('open')
  expect(handOverState({ ...deal, car: { ...car, deleted_at: NOW } }, NOW)).toBe('ad_ended')
  expect(handOverState({ ...deal, seller: { status: 'suspended' } }, NOW)).toBe('ad_ended')
  expect(handOverState({ ...deal, isReachable: false }, NOW)).toBe('closed')
})
