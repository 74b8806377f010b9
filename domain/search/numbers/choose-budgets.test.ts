import { expect, test } from 'vitest'
import { chooseBudgets } from './choose-budgets.ts'

const budgetsOf = (...prices: number[]) => chooseBudgets(prices.map((price) => ({ price, count: 1 })))

test('EXPL-06 budgets are round numbers that divide the ads about evenly', () => {
  const market = Array.from({ length: 100 }, (_, i) => (i + 1) * 2_000)
  expect(budgetsOf(...market)).toEqual([
    { price_max: 50_000, count: 25 },
    { price_max: 100_000, count: 50 },
    { price_max: 150_000, count: 75 },
    { price_max: 200_000, count: 100 },
    { price_min: 200_000, count: 1 },
  ])
})

test('EXPL-06 the market decides which budgets there are', () => {
  const cheap = chooseBudgets([
    { price: 8_000, count: 30 },
    { price: 19_000, count: 30 },
    { price: 45_000, count: 40 },
  ])
  expect(cheap.map(({ price_max, count }) => [price_max, count])).toEqual([
    [10_000, 30],
    [20_000, 60],
    [50_000, 100],
  ])
  expect(budgetsOf(2_000_000, 4_000_000)[0]).toEqual({ price_max: 2_000_000, count: 1 })
})

test('EXPL-06 a budget includes both of its ends, as in a search', () => {
  expect(budgetsOf(50_000)).toEqual([
    { price_max: 50_000, count: 1 },
    { price_min: 50_000, count: 1 },
  ])
})

test('EXPL-06 without cars, or beyond all round prices, there are no budgets', () => {
  expect(budgetsOf()).toEqual([])
  expect(budgetsOf(2_000_000_000)).toEqual([])
})
