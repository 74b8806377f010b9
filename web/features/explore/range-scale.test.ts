import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endsOf, handlesOf, rangeScale, type RangeScale } from './range-scale.ts'

const values = (counts: Record<number, number>) => Object.entries(counts).map(([value, count]) => ({ value, count }))
const prices = rangeScale('price', { price: values({ 20_000: 3, 30_000: 8, 1_000_000: 1 }) })!
const years = rangeScale('year', { year: values({ 1978: 1, 2003: 2, 2009: 4, 2024: 9 }).toReversed() })!

test('EXPL-01 each step of the scale counts its cars, the first those below as well', () => {
  expect(prices.counts.slice(0, 4)).toEqual([0, 0, 3, 8])
  expect(prices.counts.at(-1)).toBe(1)
  expect([years.starts[0], years.starts.at(-1), years.starts.length]).toEqual([2005, 2024, 20])
  expect([years.counts[0], years.counts[4], years.counts.at(-1)]).toEqual([3, 4, 9])
})

test('EXPL-01 a handle at an end of the scale limits nothing', () => {
  for (const scale of [prices, years]) {
    const all = handlesOf(scale, { min: undefined, max: undefined })
    expect(all).toEqual({ from: 0, to: scale.starts.length })
    expect(endsOf(scale, all)).toEqual({ min: undefined, max: undefined })
  }
})

test('EXPL-01 the upper end of years includes the year, that of prices the price', () => {
  const at = years.starts.indexOf(2019)
  expect(endsOf(years, { from: at, to: at + 1 })).toEqual({ min: 2019, max: 2019 })
  expect(handlesOf(years, { min: 2019, max: 2019 })).toEqual({ from: at, to: at + 1 })
  expect(endsOf(prices, { from: 5, to: 9 })).toEqual({ min: 50_000, max: 90_000 })
})

test('EXPL-01 handles stand where they were left, and inside the scale for any typed numbers', () => {
  const anyHandles = ({ starts }: RangeScale) =>
    fc
      .tuple(fc.nat(starts.length - 1), fc.nat(starts.length - 1))
      .map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) + 1 }))
  const end = fc.option(fc.nat(2_000_000), { nil: undefined })
  for (const scale of [prices, years]) {
    fc.assert(
      fc.property(anyHandles(scale), (handles) => {
        expect(handlesOf(scale, endsOf(scale, handles))).toEqual(handles)
      }),
    )
    fc.assert(
      fc.property(end, end, (min, max) => {
        const { from, to } = handlesOf(scale, { min, max })
        expect(from).toBeGreaterThanOrEqual(0)
        expect(to).toBeGreaterThan(from)
        expect(to).toBeLessThanOrEqual(scale.starts.length)
      }),
    )
  }
})

test('EXPL-01 there is no scale for a single step', () => {
  expect(rangeScale('price', { price: values({ 20_000: 3 }) })).toBeNull()
  expect(rangeScale('year', {})).toBeNull()
  expect(rangeScale('mileage', { year: values({ 2020: 1, 2021: 1 }) })).toBeNull()
})
