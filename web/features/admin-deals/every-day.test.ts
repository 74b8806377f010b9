import { expect, test } from 'vitest'
import { everyDay } from './every-day.ts'

test('ADMIN-03 the plot of a deal has every day between the first and the last count', () => {
  const counts = { views: 3, clicks: 2, copies: 1 }
  const none = { views: 0, clicks: 0, copies: 0 }
  expect(everyDay([])).toEqual([])
  expect(
    everyDay([
      { day: '2026-02-27', ...counts },
      { day: '2026-03-02', ...counts },
    ]),
  ).toEqual([
    { day: '2026-02-27', ...counts },
    { day: '2026-02-28', ...none },
    { day: '2026-03-01', ...none },
    { day: '2026-03-02', ...counts },
  ])
})
