import { expect, test } from 'vitest'
import { ownsAccessToken, ownsPasskey } from './access.ts'

test('AUTH-03 a passkey is removed by its user alone', () => {
  expect(ownsPasskey('owner', { user_id: 'owner' })).toBe(true)
  expect(ownsPasskey('stranger', { user_id: 'owner' })).toBe(false)
})

test('AUTH-04 an access token is revoked by its user alone', () => {
  expect(ownsAccessToken('owner', { user_id: 'owner' })).toBe(true)
  expect(ownsAccessToken('stranger', { user_id: 'owner' })).toBe(false)
})
