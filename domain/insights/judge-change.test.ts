import { expect, test } from 'vitest'
import { changePercent, clearestChange, judgeChange } from './judge-change.ts'

test.each([
  [9, 10, 'too_few'],
  [0, 0, 'too_few'],
  [19, 0, 'too_few'],
  [110, 100, 'same'],
  [130, 100, 'same'],
  [140, 100, 'up'],
  [60, 100, 'down'],
  [20, 0, 'up'],
  [10_300, 10_000, 'up'],
] as const)('ADMIN-07 %i after %i is %s', (now, before, change) => {
  expect(judgeChange(now, before)).toBe(change)
})

test('ADMIN-07 the most significant change comes first, not the largest', () => {
  const [few, many] = [
    { now: 30, before: 10 },
    { now: 8000, before: 10_000 },
  ]
  expect(clearestChange([few, many, { now: 1, before: 0 }])).toBe(many)
  expect(clearestChange([{ now: 100, before: 101 }])).toBeUndefined()
  expect([changePercent(82, 100), changePercent(3, 0)]).toEqual([-18, null])
})
