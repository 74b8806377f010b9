import { expect, test } from 'vitest'
import { canChangeView } from './access.ts'

test('a saved view is changed by its owner, a shared one by everyone who sees the list', () => {
  expect(canChangeView('owner', { owner_id: 'owner' })).toBe(true)
  expect(canChangeView('stranger', { owner_id: 'owner' })).toBe(false)
  expect(canChangeView('stranger', { owner_id: null })).toBe(true)
})
