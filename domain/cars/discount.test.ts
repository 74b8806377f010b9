import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import { discountOf } from './discount.ts'

const now = new Date('2025-11-20T12:00:00Z')
const asked = (price: number, daysAgo: number) => ({
  price,
  asked_at: new Date(now.getTime() - daysAgo * DAY_MS).toISOString(),
})

test('TAG-05 the discount is the steady earlier price minus the current one', () => {
  expect(discountOf([asked(100_000, 20), asked(92_000, 5)], 92_000, now)).toBe(8_000)
})

test('TAG-05 a price must have lasted 7 whole days', () => {
  expect(discountOf([asked(100_000, 12), asked(92_000, 5)], 92_000, now)).toBe(8_000)
  expect(discountOf([asked(100_000, 11.999), asked(92_000, 5)], 92_000, now)).toBe(0)
})

test('TAG-05 only the days within the last 60 count', () => {
  expect(discountOf([asked(100_000, 300), asked(92_000, 53)], 92_000, now)).toBe(8_000)
  expect(discountOf([asked(100_000, 300), asked(92_000, 53.001)], 92_000, now)).toBe(0)
})

test('TAG-05 the highest steady price counts, a short peak above it does not', () => {
  const history = [asked(95_000, 40), asked(100_000, 30), asked(150_000, 20), asked(97_000, 18), asked(90_000, 2)]
  expect(discountOf(history, 90_000, now)).toBe(10_000)
})

test('TAG-05 saving the same price again does not break its days', () => {
  const history = [asked(100_000, 12), asked(100_000, 9), asked(92_000, 5)]
  expect(discountOf(history, 92_000, now)).toBe(8_000)
})

test('TAG-05 two short spells of a price do not add up', () => {
  const history = [asked(100_000, 14), asked(92_000, 10), asked(100_000, 9), asked(92_000, 4)]
  expect(discountOf(history, 92_000, now)).toBe(0)
})

test('TAG-05 the last price lasts until now', () => {
  expect(discountOf([asked(100_000, 7)], 92_000, now)).toBe(8_000)
  expect(discountOf([asked(100_000, 6.999)], 92_000, now)).toBe(0)
})

test('TAG-05 a price on request has no discount, and interrupts the days of the price before it', () => {
  expect(discountOf([asked(100_000, 20)], null, now)).toBe(0)
  const open = { ...asked(0, 15), price: null }
  expect(discountOf([asked(100_000, 20), open, asked(92_000, 5)], 92_000, now)).toBe(0)
  expect(discountOf([asked(100_000, 30), open, asked(92_000, 5)], 92_000, now)).toBe(8_000)
})

test('TAG-05 no history, a raised price or an entry of the future make no discount', () => {
  expect(discountOf([], 92_000, now)).toBe(0)
  expect(discountOf([asked(80_000, 30), asked(92_000, 10)], 92_000, now)).toBe(0)
  expect(discountOf([asked(200_000, -1), asked(200_000, -20)], 92_000, now)).toBe(0)
  expect(discountOf([asked(100_000, 5), asked(92_000, -10)], 92_000, now)).toBe(0)
})

const anyHistory = fc.array(
  fc.record({ price: fc.integer({ min: 500, max: 20_000_000 }), daysAgo: fc.integer({ min: -5, max: 200 }) }),
)

test('TAG-05 a discount is never negative and never above the highest price minus the current one', () => {
  fc.assert(
    fc.property(anyHistory, fc.integer({ min: 500, max: 20_000_000 }), (entries, price) => {
      const history = entries.map((entry) => asked(entry.price, entry.daysAgo))
      const discount = discountOf(history, price, now)
      const highest = Math.max(price, ...history.map((entry) => entry.price))
      expect(discount).toBeGreaterThanOrEqual(0)
      expect(discount).toBeLessThanOrEqual(highest - price)
    }),
  )
})

test('TAG-05 the order of the entries does not matter', () => {
  const history = [asked(92_000, 5), asked(100_000, 20), asked(95_000, 40)]
  expect(discountOf(history, 92_000, now)).toBe(8_000)
  expect(discountOf(history.toReversed(), 92_000, now)).toBe(8_000)
})
