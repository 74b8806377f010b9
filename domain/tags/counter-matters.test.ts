import { expect, test } from 'vitest'
import { counterMatters } from './counter-matters.ts'
import type { ActivationRules, TagCondition } from './tag-rule.ts'

const rules = (...conditions: ActivationRules['conditions']): ActivationRules => ({
  type: 'complex',
  condition: null,
  value: null,
  logic: 'AND',
  conditions,
})
const popular: TagCondition = { type: 'favorites', operator: 'greater_than', value: 10 }

test.each([
  [9, 10, false],
  [10, 11, true],
  [11, 10, true],
  [11, 12, false],
  [3, 40, true],
])('TAG-05 a change from %i to %i favorites crosses a limit of 10: %s', (before, after, matters) => {
  expect(counterMatters(rules(popular), { counter: 'favorites', before, after })).toBe(matters)
})

test('TAG-05 a counter in a nested group affects the tag at both ends of a range, other counters do not', () => {
  const nested = rules(
    { type: 'price', operator: 'less_than', value: 50_000 },
    { logic: 'OR', conditions: [{ type: 'views', operator: 'between', value: 100, value2: 200 }] },
  )
  const from = (before: number, after: number) => counterMatters(nested, { counter: 'views', before, after })
  expect([from(99, 100), from(100, 200), from(200, 201), from(99, 201)]).toEqual([true, false, true, false])
  expect(counterMatters(nested, { counter: 'contacts', before: 99, after: 100 })).toBe(false)
  expect(counterMatters(nested, { counter: 'favorites', before: 49_999, after: 50_000 })).toBe(false)
})

test('TAG-05 rules of other types do not depend on counters', () => {
  const automatic: ActivationRules = { ...rules(popular), type: 'automatic', condition: 'mileage' }
  expect(counterMatters(automatic, { counter: 'favorites', before: 0, after: 1000 })).toBe(false)
})
