import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { COUNT_NAMES, type CountName } from '#domain/search/chips/filters.ts'
import { evaluateRule } from './evaluate-rule.ts'
import { givenCar, givenContext } from './given-car.ts'
import {
  AUTOMATIC_CONDITIONS,
  CONDITION_TYPES,
  LOGICS,
  OPERATORS,
  RULE_TYPES,
  type ActivationRules,
  type TagCondition,
} from './tag-rule.ts'
import type { TaggableCar } from './taggable-car.ts'

const rules = (given: Partial<ActivationRules>): ActivationRules => ({
  type: 'automatic',
  condition: null,
  value: null,
  logic: 'AND',
  conditions: [],
  ...given,
})
const fits = (given: Partial<ActivationRules>, other: Partial<TaggableCar> = {}, id = 1) =>
  evaluateRule({ id, activation_rules: rules(given) }, givenCar(other), givenContext)

test('TAG-01 a manual tag belongs to the cars to which it was given', () => {
  expect(fits({ type: 'manual' }, { manualTagIds: [7] }, 7)).toBe(true)
  expect(fits({ type: 'manual' }, { manualTagIds: [7] }, 8)).toBe(false)
})

test('TAG-01 a tag that is not manual ignores manual assignments', () => {
  expect(fits({ condition: 'discount' }, { manualTagIds: [7] }, 7)).toBe(false)
})

test('TAG-01 the automatic discount rule matches any discount, or one of at least its value', () => {
  expect(fits({ condition: 'discount' })).toBe(false)
  expect(fits({ condition: 'discount' }, { discount: 1 })).toBe(true)
  expect(fits({ condition: 'discount', value: '' }, { discount: 1 })).toBe(true)
  expect(fits({ condition: 'discount', value: 5_000 }, { discount: 5_000 })).toBe(true)
  expect(fits({ condition: 'discount', value: '5000' }, { discount: 4_999 })).toBe(false)
  expect(fits({ condition: 'discount', value: 0 }, { discount: 0 })).toBe(false)
  expect(fits({ condition: 'discount', value: 'much' }, { discount: 5_000 })).toBe(false)
})

test('TAG-04 the automatic mileage rule reads the setting, not a value of its own', () => {
  expect(fits({ condition: 'mileage' })).toBe(false)
  expect(fits({ condition: 'mileage', value: 90_000 })).toBe(false)
  expect(fits({ condition: 'mileage' }, { mileage: 59_999 })).toBe(true)
  expect(fits({ condition: 'mileage' }, { mileage: 59_999, condition: 'new' })).toBe(false)
})

test('TAG-01 the automatic condition rule matches cars in that condition', () => {
  expect(fits({ condition: 'condition', value: 'Excellent' })).toBe(true)
  expect(fits({ condition: 'condition', value: 'good' })).toBe(false)
  expect(fits({ condition: 'condition', value: null })).toBe(false)
  expect(fits({ condition: 'condition', value: '' }, { condition: null })).toBe(false)
})

test('TAG-01 an automatic rule without a condition matches no car', () => {
  expect(fits({ condition: null }, { discount: 5_000 })).toBe(false)
})

const yes: TagCondition = { type: 'make', operator: 'equals', value: 'Audi' }
const no: TagCondition = { type: 'make', operator: 'equals', value: 'BMW' }

test('TAG-01 complex rules join their conditions by AND or OR', () => {
  expect(fits({ type: 'complex', logic: 'AND', conditions: [yes, yes] })).toBe(true)
  expect(fits({ type: 'complex', logic: 'AND', conditions: [yes, no] })).toBe(false)
  expect(fits({ type: 'complex', logic: 'OR', conditions: [no, yes] })).toBe(true)
  expect(fits({ type: 'complex', logic: 'OR', conditions: [no, no] })).toBe(false)
})

test('TAG-01 a complex rule without conditions matches no car', () => {
  expect(fits({ type: 'complex', logic: 'AND' })).toBe(false)
  expect(fits({ type: 'complex', logic: 'OR' })).toBe(false)
})

test('TAG-02 conditions in brackets count as one, two brackets deep', () => {
  const both = (...conditions: ActivationRules['conditions']) => ({ logic: 'AND', conditions }) as const
  const either = (...conditions: ActivationRules['conditions']) => ({ logic: 'OR', conditions }) as const
  const complex = (...conditions: ActivationRules['conditions']) => fits({ type: 'complex', conditions })
  expect(complex(yes, either(no, yes))).toBe(true)
  expect(complex(yes, either(no, both(yes, no)))).toBe(false)
  expect(complex(yes, either(no, both(yes, yes)))).toBe(true)
  expect(complex(yes, both())).toBe(false)
  expect(complex(either(either(either(yes))))).toBe(false)
})

test('TAG-02 a rule may name makers and models by slug', () => {
  const named = { make_slug: 'audi', make_name_en: 'Auto Union', model_slug: 'audi-a4', model_name_en: 'Four' }
  expect(fits({ type: 'complex', conditions: [{ type: 'make', operator: 'in', value: ['audi'] }] }, named)).toBe(true)
  expect(fits({ type: 'complex', conditions: [{ type: 'model', operator: 'in', value: ['audi-a4'] }] }, named)).toBe(
    true,
  )
})

const anyScalar = fc.oneof(fc.string(), fc.double(), fc.integer(), fc.constant(null))
const anyCondition = fc.record({
  type: fc.constantFrom(...CONDITION_TYPES, 'toString', 'of_a_later_version'),
  operator: fc.constantFrom(...OPERATORS, 'constructor'),
  value: fc.oneof(anyScalar, fc.array(fc.oneof(fc.string(), fc.double())), fc.anything()),
  value2: fc.oneof(anyScalar, fc.anything()),
})
const anyRules = fc.record({
  type: fc.constantFrom(...RULE_TYPES, 'of_a_later_version'),
  condition: fc.constantFrom(...AUTOMATIC_CONDITIONS, null),
  value: anyScalar,
  logic: fc.constantFrom(...LOGICS),
  conditions: fc.array(anyCondition, { maxLength: 4 }),
})
const anyName = fc.oneof(fc.string({ unit: 'binary' }), fc.constant('أودي'))
const anyCounts = Object.fromEntries(COUNT_NAMES.map((name) => [name, fc.option(fc.nat())])) as Record<
  CountName,
  fc.Arbitrary<number | null>
>
const anyCar = fc.record({
  mileage: fc.option(fc.nat()),
  year: fc.integer({ min: 1950, max: 2030 }),
  price: fc.nat(),
  power_hp: fc.option(fc.nat()),
  make_name_en: anyName,
  make_name_ar: fc.option(anyName),
  model_name_en: anyName,
  model_name_ar: fc.option(anyName, { nil: undefined }),
  body_types: fc.array(anyName, { maxLength: 3 }),
  ...anyCounts,
  condition: fc.option(anyName),
  favorites_count: fc.nat(),
  view_count: fc.nat(),
  contact_count: fc.nat(),
  discount: fc.nat(),
  manualTagIds: fc.array(fc.nat()),
})

test('TAG-02 any stored rule gives yes or no for any car and never throws', () => {
  fc.assert(
    fc.property(anyRules, anyCar, (stored, oneCar) => {
      const tag = { id: 1, activation_rules: stored as ActivationRules }
      expect(evaluateRule(tag, oneCar, givenContext)).toBeTypeOf('boolean')
    }),
    { numRuns: 1_000 },
  )
})

test('TAG-02 in and not_in are never both true', () => {
  fc.assert(
    fc.property(anyCondition, anyCar, (condition, oneCar) => {
      const [listed, unlisted] = (['in', 'not_in'] as const).map((operator) => {
        const conditions = [{ ...condition, operator } as TagCondition]
        return evaluateRule({ id: 1, activation_rules: rules({ type: 'complex', conditions }) }, oneCar, givenContext)
      })
      expect(listed && unlisted).toBe(false)
    }),
  )
})
