import { expect, test } from 'vitest'
import { ownsSession } from './access.ts'

test('AUTH-03 a session is ended by its user alone', () => {
  expect(ownsSession('owner', { user_id: 'owner' })).toBe(true)
  expect(ownsSession('stranger', { user_id: 'owner' })).toBe(false)
})
