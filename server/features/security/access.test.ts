import { expect, test } from 'vitest'
import { ownsPasskey } from './access.ts'

test('AUTH-03 a passkey is removed by its user alone', () => {
  expect(ownsPasskey('owner', { user_id: 'owner' })).toBe(true)
  expect(ownsPasskey('stranger', { user_id: 'owner' })).toBe(false)
})
