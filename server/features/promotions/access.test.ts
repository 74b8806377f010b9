import { expect, test } from 'vitest'
import { canManagePromotion } from './access.ts'

test('AD-10 a promotion is for the seller who asked for it', () => {
  expect(canManagePromotion('seller', { seller_id: 'seller' })).toBe(true)
  expect(canManagePromotion('stranger', { seller_id: 'seller' })).toBe(false)
})
