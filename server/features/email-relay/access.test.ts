import { expect, test } from 'vitest'
import { canWriteToSeller } from './access.ts'

test('EXPL-04 everyone but its seller writes about an ad', () => {
  expect(canWriteToSeller('buyer', { seller_id: 'seller' })).toBe(true)
  expect(canWriteToSeller('seller', { seller_id: 'seller' })).toBe(false)
})
