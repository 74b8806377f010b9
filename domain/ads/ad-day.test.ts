import { expect, test } from 'vitest'
import { adDay, adDaysSince, lastAdDays } from './ad-day.ts'

test('AD-07 a day begins at midnight in Riyadh', () => {
  expect(adDay('2026-06-14T20:59:59.999Z')).toBe('2026-06-14')
  expect(adDay(new Date('2026-06-14T21:00:00Z'))).toBe('2026-06-15')
})

test('AD-07 the list of the last days ends with today and has no gaps', () => {
  expect(lastAdDays(4, new Date('2026-03-01T21:30:00Z'))).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ])
  expect(new Set(lastAdDays(30, new Date('2026-06-15T12:00:00Z'))).size).toBe(30)
})

test('AD-07 days since are counted by midnights in Riyadh', () => {
  const now = new Date('2026-06-15T12:00:00Z')
  expect(adDaysSince('2026-06-14T21:00:00Z', now)).toBe(0)
  expect(adDaysSince('2026-06-14T20:59:00Z', now)).toBe(1)
  expect(adDaysSince('2026-05-31T22:00:00Z', now)).toBe(14)
})
