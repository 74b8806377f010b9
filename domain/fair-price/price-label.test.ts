import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FairPrice } from './estimate-price.ts'
import { confidenceOf, isLabel, labelLimits, labelPrice, nextLabels, PRICE_LABELS } from './price-label.ts'

const FAIR: FairPrice = { expected: 80_000, spread: 0.1, count: 30 }
const fairPrices: fc.Arbitrary<FairPrice> = fc.record({
  expected: fc.integer({ min: 5000, max: 3_000_000 }),
  spread: fc.integer({ min: 50, max: 300 }).map((thousandths) => thousandths / 1000),
  count: fc.integer({ min: 8, max: 30 }),
})

test.each([
  [39_999, 'doubtful'],
  [40_000, 'great'],
  [68_856, 'great'],
  [68_857, 'good'],
  [75_718, 'good'],
  [75_719, 'usual'],
  [80_000, 'usual'],
  [84_523, 'usual'],
  [84_524, 'high'],
  [92_946, 'high'],
  [92_947, 'very_high'],
  [9_000_000, 'very_high'],
  [null, 'price_on_request'],
])('EXPL-03 AD-07 a price of %j riyals, where 80,000 are expected, is %s', (price, label) => {
  expect(labelPrice(price, FAIR)).toBe(label)
})

test('EXPL-03 prices of cars that differ too much have no label', () => {
  expect(labelPrice(80_000, { ...FAIR, spread: 0.301 })).toBe('scattered')
})

test('EXPL-03 a higher price never has a lower label', () => {
  fc.assert(
    fc.property(fairPrices, fc.nat(4_000_000), fc.nat(1_000_000), (fair, price, more) => {
      const [lower, higher] = [labelPrice(price, fair), labelPrice(price + more, fair)]
      if (!isLabel(lower)) return
      expect(isLabel(higher)).toBe(true)
      expect(PRICE_LABELS.indexOf(higher as typeof lower)).toBeGreaterThanOrEqual(PRICE_LABELS.indexOf(lower))
    }),
  )
})

test('EXPL-03 the label changes exactly at the prices that are named', () => {
  fc.assert(
    fc.property(fairPrices, fc.nat(4_000_000), (fair, price) => {
      const label = labelPrice(price, fair)
      if (!isLabel(label)) return
      const { lower, higher } = nextLabels(label, labelLimits(fair))
      expect(lower === null).toBe(label === 'great')
      expect(higher === null).toBe(label === 'very_high')
      if (lower) {
        expect(labelPrice(lower.price, fair)).toBe(lower.label)
        expect(labelPrice(lower.price + 1, fair)).toBe(label)
      }
      if (higher) {
        expect(labelPrice(higher.price, fair)).toBe(higher.label)
        expect(labelPrice(higher.price - 1, fair)).toBe(label)
      }
    }),
  )
})

test('EXPL-03 the expected price is usual', () => {
  fc.assert(
    fc.property(fairPrices, (fair) => {
      expect(labelPrice(fair.expected, fair)).toBe('usual')
    }),
  )
})

test.each([
  [30, 0.1, 'high'],
  [15, 0.1, 'medium'],
  [30, 0.15, 'medium'],
  [9, 0.1, 'low'],
  [30, 0.2, 'low'],
])('EXPL-03 with %d ads and a spread of %d the confidence is %s', (count, spread, confidence) => {
  expect(confidenceOf({ expected: 80_000, count, spread })).toBe(confidence)
})
