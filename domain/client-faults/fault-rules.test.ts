import { expect, test } from 'vitest'
import { addCount, causeOf, isBack } from './fault-rules.ts'

const NOW = new Date('2026-06-15T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)

test('ERRB-07 reports of one fault have one cause, whatever numbers are in their messages', () => {
  const report = { type: 'render', message: 'TypeError: no car 17', file: 'web/features/car-page/car.tsx' } as const
  expect(causeOf({ ...report, message: 'TypeError: no car 4' })).toBe(causeOf(report))
  for (const other of [{ type: 'window' as const }, { message: 'no seller 17' }, { file: null }])
    expect(causeOf({ ...report, ...other })).not.toBe(causeOf(report))
})

test('ERRB-07 a resolved fault is back with a new version, or when no old tab can be open any more', () => {
  expect(isBack(null, true, NOW)).toBe(false)
  expect(isBack(daysAgo(1), true, NOW)).toBe(true)
  expect(isBack(daysAgo(1), false, NOW)).toBe(false)
  expect(isBack(daysAgo(8), false, NOW)).toBe(true)
})

test('ERRB-07 counts by browser and version stay small whatever is sent', () => {
  let counts: Record<string, number> = {}
  for (let number = 0; number < 100; number += 1) counts = addCount(counts, `Browser ${number}`, 2)
  expect(Object.keys(counts)).toHaveLength(31)
  expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(200)
  expect(addCount({ Chrome: 1 }, 'Chrome', 3)).toEqual({ Chrome: 4 })
})
