import { expect, test } from 'vitest'
import { withChanges } from './with-changes.ts'

const AT = '2026-06-01T12:00:00.000Z'
const ticks = [
  { item: 'price', side: 'buyer', ticked_at: AT },
  { item: 'price', side: 'seller', ticked_at: AT },
] as const

test('own changes that are not saved are shown, and leave the ticks of the other side alone', () => {
  expect(withChanges(ticks, [{ item: 'price', is_ticked: false }], 'buyer')).toEqual([ticks[1]])
  expect(withChanges(ticks, [{ item: 'keys', is_ticked: true }], 'buyer')).toEqual([
    ...ticks,
    { item: 'keys', side: 'buyer', ticked_at: null },
  ])
})

test('a change that the server has already is shown as saved', () => {
  expect(withChanges(ticks, [{ item: 'price', is_ticked: true }], 'seller')).toEqual(ticks)
  expect(withChanges(ticks, [{ item: 'keys', is_ticked: false }], 'seller')).toEqual(ticks)
})
