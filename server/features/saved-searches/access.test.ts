import { expect, test } from 'vitest'
import { ownsSavedSearch } from './access.ts'

test('EXPL-07 a saved search is for who saved it', () => {
  expect(ownsSavedSearch('owner', { user_id: 'owner' })).toBe(true)
  expect(ownsSavedSearch('stranger', { user_id: 'owner' })).toBe(false)
})
