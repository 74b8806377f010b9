import { expect, test } from 'vitest'
import { createUsualPrices } from './usual-prices.ts'

test('EXPL-01 the usual price is the median of at least eight cars of the model, within two or else four years', () => {
  const prices = createUsualPrices()
  const note = (year: number, ...some: (number | null)[]) =>
    some.forEach((price) => prices.note({ model_id: 7, year, price }))
  note(2018, 50_000, 52_000, 54_000, null)
  note(2020, 60_000, 61_000, 1_450)
  expect(prices.of({ model_id: 7, year: 2019 })).toBeNull()
  note(2023, 90_000, 91_000)
  expect(prices.of({ model_id: 7, year: 2020 })).toBe(60_000)
  note(2018, 40_000, 41_000)
  expect(prices.of({ model_id: 7, year: 2019 })).toBe(52_000)
  expect(prices.of({ model_id: 7, year: 2030 })).toBeNull()
  expect(prices.of({ model_id: null, year: 2019 })).toBeNull()
})
