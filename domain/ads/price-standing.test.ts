import { expect, test } from 'vitest'
import { placeOfPrice, priceStanding } from './price-standing.ts'

const MARKET = { lower: 70_000, middle: 78_000, upper: 90_000 }

test.each([
  [69_999, 'below'],
  [70_000, 'middle'],
  [80_000, 'middle'],
  [90_000, 'middle'],
  [90_001, 'above'],
])('AD-07 EXPL-04 a price of %d riyals is %s', (price, standing) => {
  expect(priceStanding(price, MARKET)).toBe(standing)
})

test('AD-07 if all prices are equal, that price is in the middle', () => {
  expect(priceStanding(50_000, { lower: 50_000, upper: 50_000 })).toBe('middle')
})

test.each([
  [500, 0],
  [62_000, 0],
  [70_000, 25],
  [74_000, 38],
  [78_000, 50],
  [90_000, 75],
  [96_000, 88],
  [102_000, 100],
  [5_000_000, 100],
])('EXPL-03 a price of %d riyals is at position %d of the scale', (price, place) => {
  expect(placeOfPrice(price, MARKET)).toBe(place)
})

test('EXPL-03 the position on the scale rises with the price, and agrees with the description of the price', () => {
  for (const market of [MARKET, { lower: 50_000, middle: 50_000, upper: 60_000 }, { lower: 1, middle: 1, upper: 1 }]) {
    let last = 0
    for (let price = 0; price <= 120_000; price += 500) {
      const place = placeOfPrice(price, market)
      expect(place).toBeGreaterThanOrEqual(last)
      expect(place).toBeLessThanOrEqual(100)
      const standing = priceStanding(price, market)
      if (standing === 'below') expect(place).toBeLessThanOrEqual(25)
      if (standing === 'above') expect(place).toBeGreaterThanOrEqual(75)
      last = place
    }
  }
})
