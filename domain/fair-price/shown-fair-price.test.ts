import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FairPrice } from './estimate-price.ts'
import { isLabel, labelLimits, labelPrice, PRICE_LABELS } from './price-label.ts'
import { labelAmount, placeOfAmount, showFairPrice } from './shown-fair-price.ts'

const fairPrices: fc.Arbitrary<FairPrice> = fc.record({
  expected: fc.integer({ min: 5000, max: 3_000_000 }),
  spread: fc.integer({ min: 50, max: 400 }).map((thousandths) => thousandths / 1000),
  count: fc.integer({ min: 8, max: 30 }),
})
const amounts = fc.integer({ min: 1, max: 5_000_000 })

test('EXPL-03 what is shown of a fair price gives each amount the label of the fair price', () => {
  fc.assert(
    fc.property(fairPrices, fc.option(amounts), (fair, amount) => {
      const label = labelPrice(amount, fair)
      expect(labelAmount(amount, showFairPrice(fair))).toBe(isLabel(label) ? label : null)
    }),
  )
})

test('EXPL-03 nothing is shown if comparable cars differ too much', () => {
  expect(showFairPrice({ expected: 80_000, spread: 0.31, count: 30 })).toBeNull()
  expect(labelAmount(80_000, null)).toBeNull()
})

test('EXPL-03 on the scale each label has a fifth, and a higher price is never further left', () => {
  fc.assert(
    fc.property(fairPrices, amounts, fc.nat(100_000), (fair, amount, more) => {
      const limits = labelLimits(fair)
      const place = placeOfAmount(amount, limits)
      expect(placeOfAmount(amount + more, limits)).toBeGreaterThanOrEqual(place)
      const label = labelPrice(amount, { ...fair, spread: Math.min(fair.spread, 0.3) })
      if (fair.spread > 0.3 || !isLabel(label)) return
      const at = PRICE_LABELS.indexOf(label) * 20
      expect(place).toBeGreaterThanOrEqual(at)
      expect(place).toBeLessThanOrEqual(at + 20)
    }),
  )
})
