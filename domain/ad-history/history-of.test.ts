import { expect, test } from 'vitest'
import { historyOf } from './history-of.ts'
import { mainFactsOf, type MainFacts } from './main-facts.ts'

const FACTS = mainFactsOf({ make_id: 1, model_id: 2, city_id: 3, year: 2020, price: 82_000, mileage: 60_000 })
const DAYS = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'].map((day) => `${day}T00:00:00.000Z`)
const history = (...changes: MainFacts[]) =>
  historyOf([{}, ...changes].map((change, at) => ({ facts: { ...FACTS, ...change }, since: DAYS[at] ?? '' })))
const told = (...changes: MainFacts[]) =>
  history(...changes)
    .slice(1)
    .map(({ changed, flags }) => [changed.map(({ fact }) => fact), flags])

test('EXPL-04 a history names the facts that changed, and flags fewer kilometres and another car', () => {
  expect(told({ price: 79_000 }, { price: 79_000, city_id: 4 })).toEqual([
    [['price'], []],
    [['city'], []],
  ])
  expect(told({ mileage: 61_000 })).toEqual([[['mileage'], []]])
  expect(told({ mileage: 59_999 })).toEqual([[['mileage'], ['mileage_fell']]])
  expect(told({ model_id: 9, year: 2021, mileage: 10_000 })).toEqual([
    [
      ['model', 'year', 'mileage'],
      ['mileage_fell', 'other_car'],
    ],
  ])
  expect(told({ make_id: 7 })).toEqual([[['model'], ['other_car']]])
})

test('EXPL-04 the publication is the first step, and versions without a change are left out', () => {
  expect(historyOf([])).toEqual([])
  expect(history({}, {})).toMatchObject([{ since: DAYS[0], changed: [], flags: [] }])
})

test('EXPL-04 facts that nobody kept are not said to have changed', () => {
  const versions = [{ price: 90_000 }, FACTS, { ...FACTS, mileage: 70_000 }]
  const steps = historyOf(versions.map((facts, at) => ({ facts, since: DAYS[at] ?? '' })))
  expect(steps.map(({ changed }) => changed.map(({ fact }) => fact))).toEqual([[], ['price'], ['mileage']])
})
