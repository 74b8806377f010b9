import { expect, test } from 'vitest'
import { withoutShown } from './own-searches.ts'

test('EXPL-01 results of an earlier own search leave the later ones to come, and any other search ends them all', () => {
  expect(withoutShown(['camry', 'hilux', 'tahoe'], 'hilux')).toEqual(['tahoe'])
  expect(withoutShown(['camry'], 'camry')).toEqual([])
  expect(withoutShown(['camry'], 'patrol')).toBeNull()
  expect(withoutShown([], '')).toBeNull()
})
