import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bandOf, sumOf, yearlyCost, yearlyLoss, type CarUse } from './yearly-cost.ts'
import { readYearlyRates } from './yearly-rates.ts'

const BANDS = { 16: 0, 14: 50, 12: 85, 10: 130, 0: 190 }
const RATES = readYearlyRates([
  { key: 'fuel-price-91', value: 2.18 },
  { key: 'fuel-price-95', value: 2.33 },
  { key: 'fuel-price-diesel', value: 1.79 },
  { key: 'driving-distance', value: 15_800 },
  { key: 'licence-fee-private', value: 100 },
  { key: 'inspection-fee', value: 100 },
  { key: 'vat-rate', value: 15 },
  { key: 'economy-fee-first-year', value: 2016 },
  ...Object.entries(BANDS).map(([from, value]) => ({ key: `economy-fee-from-${from}`, value })),
])
const NOTHING: CarUse = { fuel: '91', km: null, economy: null, year: null, insurance: null, service: null, loss: null }
const cost = (use: Partial<CarUse>) => yearlyCost({ ...NOTHING, ...use }, RATES, 2026)

test.each([
  [9, 3827],
  [11, 3131],
  [13, 2650],
  [15, 2296],
  [17, 2026],
])('15,800 km with petrol 91 at %s km per litre cost %s riyals', (economy, riyals) => {
  expect(Math.round(cost({ km: RATES.distance, economy }).fuel!)).toBe(riyals)
})

test.each([
  [16, 2024, 0],
  [15.99, 2024, 50],
  [14, 2024, 50],
  [13.99, 2016, 85],
  [12, 2016, 85],
  [11.99, 2016, 130],
  [10, 2016, 130],
  [9.99, 2016, 190],
  [1, 2016, 190],
  [16, 2015, null],
])('the annual fee of a car that does %s km per litre, of %s, is %s', (economy, year, fee) => {
  expect(cost({ economy, year }).economy_fee).toBe(fee)
})

test.each([
  [2026, 0],
  [2023, 0],
  [2022, 115],
  [1990, 115],
])('a car of %s is inspected for %s riyals in 2026', (year, riyals) => {
  expect(cost({ year }).inspection).toBeCloseTo(riyals)
})

test('what is not known is not counted', () => {
  expect(cost({})).toEqual({
    fuel: null,
    licence: 100,
    economy_fee: null,
    inspection: null,
    insurance: null,
    service: null,
    loss: null,
  })
  expect(sumOf(cost({ insurance: 900, loss: 4000 }))).toBe(5000)
  const none = readYearlyRates([{ key: 'economy-fee-from-cheap', value: 1 }])
  expect(sumOf(yearlyCost({ ...NOTHING, km: 1000, economy: 10, year: 2020 }, none, 2026))).toBe(0)
})

test('a car loses the difference of the middle prices of two years, if there are prices and they fall', () => {
  const prices = (middle: number) => ({ count: 12, middle })
  expect(yearlyLoss(prices(70_000), prices(64_000))).toBe(6000)
  for (const [own, older] of [
    [prices(64_000), prices(64_000)],
    [prices(60_000), prices(64_000)],
    [null, prices(64_000)],
    [prices(64_000), null],
  ] as const) {
    expect(yearlyLoss(own, older)).toBeNull()
  }
})

test('a car that does more kilometres per litre never costs more', () => {
  const economy = fc.double({ min: 1, max: 60, noNaN: true })
  const use = fc.record({ km: fc.integer({ min: 0, max: 200_000 }), year: fc.integer({ min: 1950, max: 2027 }) })
  fc.assert(
    fc.property(use, economy, economy, (known, one, other) => {
      const [worse, better] = [Math.min(one, other), Math.max(one, other)]
      expect(sumOf(cost({ ...known, economy: better }))).toBeLessThanOrEqual(sumOf(cost({ ...known, economy: worse })))
      expect(sumOf(cost({ ...known, economy: worse }))).toBeGreaterThanOrEqual(100)
    }),
  )
})

test('each economy is in one band, whatever their order', () => {
  const { bands } = RATES
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 60, noNaN: true }),
      fc.shuffledSubarray([...bands], { minLength: 5 }),
      (economy, mixed) => {
        expect(bandOf(economy, mixed)).toEqual(bandOf(economy, bands))
        expect(bandOf(economy, bands)!.from).toBeLessThanOrEqual(economy)
      },
    ),
  )
})
