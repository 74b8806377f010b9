import { expect, test } from 'vitest'
import { ownsPicture } from './access.ts'

test('AD-09 only its uploader can use a picture', () => {
  expect(ownsPicture('owner', { owner_id: 'owner' })).toBe(true)
  expect(ownsPicture('stranger', { owner_id: 'owner' })).toBe(false)
})
