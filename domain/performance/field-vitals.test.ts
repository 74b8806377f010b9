import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIELD_VITALS, percentile75, stepOf, valueOf, visitDevice } from './field-vitals.ts'

const countsOf = (vital: (typeof FIELD_VITALS)[number], values: readonly number[]) => {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(stepOf(vital, value), (counts.get(stepOf(vital, value)) ?? 0) + 1)
  return counts
}

test('PERF-01 the value of a step is at most 5% from each value counted in it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...FIELD_VITALS), fc.double({ min: 1, max: 600_000, noNaN: true }), (vital, value) => {
      expect(Math.abs(valueOf(vital, stepOf(vital, value)) / value - 1)).toBeLessThan(0.05)
    }),
  )
})

test('PERF-01 a percentile is the value of three quarters of the visits, and none of few', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => (at + 1) * 40)
  expect(percentile75('LCP', countsOf('LCP', hundred))).toBeCloseTo(3000, -3)
  const slow = [...Array.from({ length: 74 }, () => 900), ...Array.from({ length: 26 }, () => 5000)]
  expect(percentile75('LCP', countsOf('LCP', slow))).toBeGreaterThan(4700)
  expect(
    percentile75(
      'CLS',
      countsOf(
        'CLS',
        Array.from({ length: 20 }, () => 0),
      ),
    ),
  ).toBe(0)
  expect(percentile75('LCP', countsOf('LCP', hundred.slice(0, 19)))).toBeNull()
  expect(percentile75('LCP', new Map())).toBeNull()
})

test('PERF-01 a visit is of a phone, a tablet or a computer', () => {
  expect([visitDevice(390, true), visitDevice(390, false), visitDevice(1024, true), visitDevice(1440, false)]).toEqual([
    'phone',
    'phone',
    'tablet',
    'computer',
  ])
})
