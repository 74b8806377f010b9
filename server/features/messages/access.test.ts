import { expect, test } from 'vitest'
import { canBeReached, canStartConversation } from './access.ts'

test('MSG-01 everyone but the seller may write about a car', () => {
  expect(canStartConversation('buyer', { seller_id: 'seller' })).toBe(true)
  expect(canStartConversation('seller', { seller_id: 'seller' })).toBe(false)
})

test('MSG-18 users who are deleted, suspended or in a block cannot be reached', () => {
  const reached = {
    other: { status: 'active' },
    has_other_account: true,
    has_blocked: false,
    is_blocked_by: false,
  } as const
  expect(canBeReached(reached)).toBe(true)
  expect(canBeReached({ ...reached, other: { status: 'suspended' } })).toBe(false)
  expect(canBeReached({ ...reached, has_other_account: false })).toBe(false)
  expect(canBeReached({ ...reached, has_blocked: true })).toBe(false)
  expect(canBeReached({ ...reached, is_blocked_by: true })).toBe(false)
})
