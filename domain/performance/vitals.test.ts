import { expect, test } from 'vitest'
import { performanceScore, rateVital, scoreBadge, vitalPoints, type Vital } from './vitals.ts'

test.each<[Vital, number, number]>([
  ['LCP', 2500, 4000],
  ['FID', 100, 300],
  ['CLS', 0.1, 0.25],
  ['FCP', 1800, 3000],
  ['TTFB', 800, 1800],
  ['INP', 200, 500],
])('PERF-03 %s is good up to %d and poor above %d', (vital, good, poor) => {
  const more = good / 1000
  expect([good, good + more, poor, poor + more].map((value) => rateVital(vital, value))).toEqual([
    'good',
    'medium',
    'medium',
    'poor',
  ])
  expect(
    [0, good, (good + poor) / 2, poor, poor * 1.5, poor * 2, poor * 9].map((value) => vitalPoints(vital, value)),
  ).toEqual([100, 100, expect.closeTo(75), expect.closeTo(50), expect.closeTo(25), expect.closeTo(0), 0])
})

test('PERF-01 the score is the mean of what was measured', () => {
  expect(performanceScore({})).toBeNull()
  expect(performanceScore({ LCP: 1200 })).toBe(100)
  expect(performanceScore({ LCP: 1200, CLS: 0.25 })).toBe(75)
  expect(performanceScore({ LCP: 90_000, CLS: 3 })).toBe(0)
})

test('PERF-03 the badge is default from 90, secondary from 70, destructive below', () => {
  expect([100, 90, 89, 70, 69, 0].map(scoreBadge)).toEqual([
    'default',
    'default',
    'secondary',
    'secondary',
    'destructive',
    'destructive',
  ])
})
