import { expect, test } from 'vitest'
import { isSameDay, namedDay } from './named-day.ts'

const NOW = '2026-06-15T09:00:00Z'

test.each([
  ['2026-06-14T21:00:00Z', 'today'],
  ['2026-06-14T20:59:59Z', 'yesterday'],
  ['2026-06-13T20:59:59Z', null],
  ['2026-06-16T09:00:00Z', null],
])('MSG-08 days are those of Riyadh: %s is %s', (time, name) => {
  expect(namedDay(time, NOW)).toBe(name)
})

test('MSG-08 a day ends at midnight in Riyadh', () => {
  expect(isSameDay('2026-06-14T21:00:00Z', NOW)).toBe(true)
  expect(isSameDay('2026-06-14T20:59:59Z', '2026-06-14T21:00:00Z')).toBe(false)
})
