import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linearScale, roundMarks } from './plot-scale.ts'

test('EXPL-03 a scale maps values in either direction, and a single value to the middle', () => {
  expect([0, 5, 10].map(linearScale([0, 10], [20, 95]))).toEqual([20, 57.5, 95])
  expect([0, 10].map(linearScale([0, 10], [80, 5]))).toEqual([80, 5])
  expect(linearScale([7, 7], [0, 100])(7)).toBe(50)
})

test.each([
  [
    [52_500, 71_300],
    [50_000, 55_000, 60_000, 65_000, 70_000, 75_000],
  ],
  [[60_000], [60_000, 80_000]],
  [
    [60_000, 60_100],
    [60_000, 60_025, 60_050, 60_075, 60_100],
  ],
  [
    [500, 10_000_000],
    [0, 2_500_000, 5_000_000, 7_500_000, 10_000_000],
  ],
])('EXPL-03 the marks of an axis for %j are %j', (values, marks) => {
  expect(roundMarks(values)).toEqual(marks)
})

test('EXPL-03 marks hold all prices, and are few', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 500, max: 10_000_000 }), { minLength: 1, maxLength: 30 }), (prices) => {
      const marks = roundMarks(prices)
      expect(marks[0]).toBeLessThanOrEqual(Math.min(...prices))
      expect(marks.at(-1)).toBeGreaterThanOrEqual(Math.max(...prices))
      expect(marks.length).toBeGreaterThan(1)
      expect(marks.length).toBeLessThan(8)
    }),
  )
})
