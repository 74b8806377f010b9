import { expect, test } from 'vitest'
import type { Condition } from '../questions/conditions.ts'
import { planWalk } from './plan-walk.ts'
import { SORT_ORDERS } from '../questions/sort-orders.ts'

const toyota: Condition = { field: 'car', makeIds: [1], modelIds: [] }
const camry: Condition = { field: 'car', makeIds: [], modelIds: [7] }
const white: Condition = { field: 'color', codes: [1] }
const cheap: Condition = { field: 'price', min: null, max: 20_000 }

/** 20 % are Toyotas, 1 % Camrys, 40 % white, 10 % cheap. */
const SHARES = new Map<Condition, number>([
  [toyota, 0.2],
  [camry, 0.01],
  [white, 0.4],
  [cheap, 0.1],
])
const shareOf = (conditions: readonly Condition[]) =>
  conditions.reduce((share, condition) => share * (SHARES.get(condition) ?? 1), 1)
const plan = (conditions: Condition[], sort: keyof typeof SORT_ORDERS = 'newest') =>
  planWalk(conditions, SORT_ORDERS[sort], { rows: 25, maxEntries: 1600 }, shareOf)
const walkOf = (driver: Condition | null) => ({ driver, maxEntries: 1600 })

test('EXPL-02 cars are walked in order where most of them match', () => {
  expect(plan([])).toEqual(walkOf(null))
  expect(plan([toyota])).toEqual(walkOf(null))
  expect(plan([toyota, white])).toBeNull()
})

test('EXPL-02 one model is walked in its own order, whatever else narrows it a little', () => {
  expect(plan([camry, white])).toEqual(walkOf(camry))
  expect(plan([camry], 'mileage_asc')).toBeNull()
})

test('EXPL-02 a range of the sorted column only moves the start', () => {
  expect(plan([cheap], 'price_desc')).toEqual(walkOf(null))
  expect(plan([cheap])).toBeNull()
})

test('EXPL-02 words are looked up, not walked into', () => {
  expect(plan([{ field: 'words', words: ['كاميرا'] }])).toBeNull()
})
