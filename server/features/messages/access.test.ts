import { expect, test } from 'vitest'
import { canStartConversation } from './access.ts'

test('MSG-01 everyone but the seller may write about a car', () => {
  expect(canStartConversation('buyer', { seller_id: 'seller' })).toBe(true)
  expect(canStartConversation('seller', { seller_id: 'seller' })).toBe(false)
})
