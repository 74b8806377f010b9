import { expect, test } from 'vitest'
import { NOW } from '#server/testing/given-services.ts'
import { canSetFloor } from './access.ts'

test('the private minimum of an ad is visible to its seller only, until the ad is deleted', () => {
  expect(canSetFloor('seller', { seller_id: 'seller', deleted_at: null })).toBe(true)
  expect(canSetFloor('buyer', { seller_id: 'seller', deleted_at: null })).toBe(false)
  expect(canSetFloor('seller', { seller_id: 'seller', deleted_at: NOW })).toBe(false)
})
