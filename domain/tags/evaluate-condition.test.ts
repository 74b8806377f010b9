import { expect, test } from 'vitest'
import { evaluateCondition } from './evaluate-condition.ts'
import { givenCar, givenContext } from './given-car.ts'
import type { ConditionType, Operator, TagCondition } from './tag-rule.ts'
import type { TaggableCar } from './taggable-car.ts'

const holds = (
  type: ConditionType,
  operator: Operator,
  value: TagCondition['value'],
  value2: TagCondition['value2'] = null,
  car: Partial<TaggableCar> = {},
) => evaluateCondition({ type, operator, value, value2 }, givenCar({ discount: 3_000, ...car }), givenContext)

test.each<[ConditionType, number]>([
  ['mileage', 60_000],
  ['annual_mileage', 10_000],
  ['power_hp', 190],
  ['doors', 4],
  ['seats', 5],
  ['year', 2019],
  ['favorites', 12],
  ['views', 340],
  ['contacts', 7],
  ['price', 95_000],
  ['discount', 3_000],
])('TAG-02 %s is compared as a number', (type, actual) => {
  expect(holds(type, 'equals', actual)).toBe(true)
  expect(holds(type, 'equals', String(actual))).toBe(true)
  expect(holds(type, 'equals', actual + 1)).toBe(false)
  expect(holds(type, 'less_than', actual + 1)).toBe(true)
  expect(holds(type, 'less_than', actual)).toBe(false)
  expect(holds(type, 'greater_than', actual - 1)).toBe(true)
  expect(holds(type, 'greater_than', actual)).toBe(false)
  expect(holds(type, 'in', [1_000_000, actual])).toBe(true)
  expect(holds(type, 'in', [1_000_000])).toBe(false)
  expect(holds(type, 'not_in', [1_000_000])).toBe(true)
  expect(holds(type, 'not_in', [1_000_000, String(actual)])).toBe(false)
})

test('TAG-02 between includes both ends', () => {
  expect(holds('price', 'between', 95_000, 100_000)).toBe(true)
  expect(holds('price', 'between', 90_000, 95_000)).toBe(true)
  expect(holds('price', 'between', 95_001, 100_000)).toBe(false)
  expect(holds('price', 'between', 90_000, 94_999)).toBe(false)
})

test('TAG-02 names are compared without case and with Arabic spelling variants, in either language', () => {
  expect(holds('make', 'equals', 'AUDI')).toBe(true)
  expect(holds('make', 'equals', 'اودي')).toBe(true)
  expect(holds('make', 'equals', 'BMW')).toBe(false)
  expect(holds('make', 'in', ['BMW', 'audi'])).toBe(true)
  expect(holds('make', 'not_in', ['BMW', 'Kia'])).toBe(true)
  expect(holds('make', 'not_in', ['BMW', 'أُودي'])).toBe(false)
  expect(holds('model', 'equals', 'a4')).toBe(true)
  expect(holds('model', 'in', [3], null, { model_name_en: '3' })).toBe(true)
})

test('TAG-02 a body type matches any body of the car', () => {
  expect(holds('body_type', 'equals', 'wagon')).toBe(true)
  expect(holds('body_type', 'in', ['suv', 'Sedan'])).toBe(true)
  expect(holds('body_type', 'equals', 'suv')).toBe(false)
  expect(holds('body_type', 'not_in', ['suv'])).toBe(true)
  expect(holds('body_type', 'not_in', ['suv', 'wagon'])).toBe(false)
})

test('TAG-02 names have no order', () => {
  for (const operator of ['less_than', 'greater_than', 'between'] as const) {
    expect(holds('make', operator, 'Audi', 'Audi')).toBe(false)
    expect(holds('make', operator, ['Audi'])).toBe(false)
  }
})

test('TAG-02 a value that the car lacks makes every condition false', () => {
  const unknown = { mileage: null, power_hp: null, doors: null, body_types: [], model_name_en: ' ' }
  for (const type of ['mileage', 'annual_mileage', 'power_hp', 'doors'] as const) {
    expect(holds(type, 'less_than', 1_000_000, null, unknown)).toBe(false)
    expect(holds(type, 'not_in', [1], null, unknown)).toBe(false)
  }
  expect(holds('body_type', 'not_in', ['suv'], null, unknown)).toBe(false)
  expect(holds('model', 'not_in', ['A6'], null, unknown)).toBe(false)
})

test('TAG-02 zero counts as a value', () => {
  expect(holds('mileage', 'less_than', 1, null, { mileage: 0 })).toBe(true)
  expect(holds('discount', 'equals', 0, null, { discount: 0 })).toBe(true)
})

test('TAG-02 a rule without a usable value is false', () => {
  for (const value of [null, '', ' ', 'many', Number.NaN, [95_000]]) {
    expect(holds('price', 'equals', value)).toBe(false)
    expect(holds('price', 'between', value, 200_000)).toBe(false)
  }
  expect(holds('price', 'between', 1, null)).toBe(false)
  expect(holds('price', 'less_than', '')).toBe(false)
  expect(holds('discount', 'equals', '', null, { discount: 0 })).toBe(false)
  expect(holds('make', 'equals', null)).toBe(false)
})

test('TAG-02 an empty list, or one value where a list belongs, is false for in and not_in', () => {
  for (const value of [[], [''], null, 'Audi', 'BMW']) {
    expect(holds('make', 'in', value)).toBe(false)
    expect(holds('make', 'not_in', value)).toBe(false)
  }
  for (const value of [[], ['many'], null, 95_000, 1]) {
    expect(holds('price', 'in', value)).toBe(false)
    expect(holds('price', 'not_in', value)).toBe(false)
  }
})
