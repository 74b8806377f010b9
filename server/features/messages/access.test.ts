import { expect, test } from 'vitest'
import { canStartConversation, sideOf } from './access.ts'

test('MSG-01 a conversation is for its buyer and its seller', () => {
  const conversation = { buyer_id: 'buyer', seller_id: 'seller' }
  expect(sideOf('buyer', conversation)).toBe('buyer')
  expect(sideOf('seller', conversation)).toBe('seller')
  expect(sideOf('stranger', conversation)).toBeUndefined()
})

test('MSG-01 everyone but the seller may write about a car', () => {
  expect(canStartConversation('buyer', { seller_id: 'seller' })).toBe(true)
  expect(canStartConversation('seller', { seller_id: 'seller' })).toBe(false)
})
