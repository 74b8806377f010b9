import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dealState } from './deal-state.ts'
import { clockUntil, daysLeft } from './deal-end.ts'

const NOW = new Date('2026-06-15T12:00:00.000Z')

test.each([
  [null, null],
  ['2026-06-15T12:00:00.000Z', null],
  ['2026-06-15T12:00:00.001Z', 0],
  // midnight in Riyadh
  ['2026-06-15T21:00:00.000Z', 0],
  ['2026-06-15T21:00:00.001Z', 1],
  ['2026-06-16T21:00:00.000Z', 1],
  ['2026-06-18T12:00:00.000Z', 3],
])('DEAL-01 a deal until %s has %s days left', (end, days) => {
  expect(daysLeft(end, NOW)).toBe(days)
})

test('DEAL-01 a deal with an end has days left exactly while it is not over', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (after) => {
      const end = new Date(NOW.getTime() + after).toISOString()
      const state = dealState({ published_at: NOW.toISOString(), starts_at: null, ends_at: end }, NOW)
      const days = daysLeft(end, NOW)
      expect(days === null).toBe(state === 'expired')
      expect(days ?? 0).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('DEAL-01 the clock of the last day counts down to zero', () => {
  expect(clockUntil('2026-06-15T17:09:30.000Z', NOW, true)).toBe('05:09:30')
  expect(clockUntil('2026-06-15T17:09:30.000Z', NOW, false)).toBe('05:10')
  expect(clockUntil('2026-06-15T12:00:00.400Z', NOW, true)).toBe('00:00:01')
  expect(clockUntil('2026-06-15T11:00:00.000Z', NOW, true)).toBe('00:00:00')
})
