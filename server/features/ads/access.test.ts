import { expect, test } from 'vitest'
import { canBeginDraft, canManageAd, canOpenDraft, ownAdPermissions } from './access.ts'

test.each([
  ['seller', null, true],
  ['stranger', null, false],
  ['seller', new Date(0), false],
  ['stranger', new Date(0), false],
])('AD-07 %s manages an ad deleted at %s: %s', (userId, deletedAt, isAllowed) => {
  expect(canManageAd(userId, { seller_id: 'seller', deleted_at: deletedAt })).toBe(isAllowed)
})

test('AD-08 only its owner can read a draft', () => {
  expect(canOpenDraft('owner', { owner_id: 'owner' })).toBe(true)
  expect(canOpenDraft('stranger', { owner_id: 'owner' })).toBe(false)
})

test('AD-08 only the seller can begin a draft of an ad, anyone one of a new ad', () => {
  expect(canBeginDraft('seller', { seller_id: 'seller' })).toBe(true)
  expect(canBeginDraft('stranger', { seller_id: 'seller' })).toBe(false)
  expect(canBeginDraft('stranger', undefined)).toBe(true)
})

test.each([
  ['active', false, { edit: true, promote: true }],
  ['active', true, { edit: true, promote: false }],
  ['pending', false, { edit: true, promote: false }],
  ['sold', false, { edit: false, promote: false }],
  ['expired', false, { edit: true, promote: false }],
] as const)('AD-07 an ad that is %s, with an open promotion %s: %j', (state, hasOpenPromotion, can) => {
  expect(ownAdPermissions(state, hasOpenPromotion)).toEqual(can)
})
