import { expect, test } from 'vitest'
import type { Condition } from './conditions.ts'
import { planPage, type Estimate } from './plan-page.ts'
import { SORT_ORDERS } from './sort-orders.ts'

const ROWS = 25
const toyota: Condition = { field: 'car', makeIds: [1], modelIds: [] }
const camry: Condition = { field: 'car', makeIds: [], modelIds: [7] }
const white: Condition = { field: 'color', codes: [1] }
const rare: Condition = { field: 'color', codes: [13] }
const cheap: Condition = { field: 'price', min: null, max: 20_000 }

/** A million ads: 20 % are Toyotas, 1 % Camrys, 40 % white, one in a hundred thousand of the rare color, 10 % cheap. */
const estimate: Estimate = {
  total: 1_000_000,
  shareOf: (condition) =>
    new Map<Condition, number>([
      [toyota, 0.2],
      [camry, 0.01],
      [white, 0.4],
      [rare, 0.00001],
      [cheap, 0.1],
    ]).get(condition) ?? 1,
}
const plan = (conditions: Condition[], sort: keyof typeof SORT_ORDERS = 'newest') =>
  planPage(conditions, SORT_ORDERS[sort], ROWS, estimate)

test('EXPL-02 without filters the order is walked', () => {
  expect(plan([])).toEqual({ kind: 'walk', driver: null, limits: [200, 4000, 25_600] })
})

test('EXPL-02 one model is walked in its own order, whatever else narrows it a little', () => {
  expect(plan([camry, white])).toMatchObject({ kind: 'walk', driver: camry })
})

test('EXPL-02 where no such order is kept, what fits is collected', () => {
  expect(plan([camry], 'mileage_asc')).toMatchObject({ kind: 'walk', driver: null })
  expect(plan([camry, white], 'mileage_asc')).toEqual({ kind: 'collect' })
  expect(plan([camry, white], 'price_asc')).toEqual({ kind: 'collect' })
})

test('EXPL-02 a handful of matches is collected', () => {
  expect(plan([rare])).toEqual({ kind: 'collect' })
})

test('EXPL-02 a range of the sorted column only moves the start', () => {
  expect(plan([cheap], 'price_desc')).toEqual({ kind: 'walk', driver: null, limits: [200, 4000, 25_600] })
})

test('EXPL-02 words are looked up, not walked into', () => {
  expect(plan([{ field: 'words', words: ['كاميرا'] }])).toEqual({ kind: 'collect' })
})

test('EXPL-02 a longer walk goes on as far as half of collecting costs, so not where few cars are collected', () => {
  const few = planPage([], SORT_ORDERS.price_asc, ROWS, { ...estimate, total: 60_000 })
  expect(few).toEqual({ kind: 'walk', driver: null, limits: [200, 4000] })
  expect(plan([white], 'price_asc')).toEqual({ kind: 'walk', driver: null, limits: [800, 4000, 25_600] })
  expect(plan([toyota, white], 'price_asc')).toEqual({ kind: 'walk', driver: null, limits: [3200, 4000, 25_600] })
})

test('EXPL-02 a small region is walked, since no index finds it', () => {
  const region: Condition = { field: 'place', regionIds: [3], cityIds: [] }
  const small = { total: 60_000, shareOf: () => 0.01 }
  expect(planPage([region], SORT_ORDERS.newest, ROWS, small)).toMatchObject({ kind: 'walk' })
})
