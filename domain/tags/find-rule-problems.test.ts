import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { canFail, isSatisfiable } from './is-satisfiable.ts'
import { evaluateRule } from './evaluate-rule.ts'
import { findRuleProblems } from './find-rule-problems.ts'
import { givenCar, givenContext } from './given-car.ts'
import type { ConditionGroup, ConditionType, Operator, RuleNode, TagCondition } from './tag-rule.ts'

const is = (type: ConditionType, operator: Operator, value: TagCondition['value'], value2?: number): TagCondition => ({
  type,
  operator,
  value,
  ...(value2 !== undefined && { value2 }),
})
const all = (...conditions: RuleNode[]): ConditionGroup => ({ logic: 'AND', conditions })
const any = (...conditions: RuleNode[]): ConditionGroup => ({ logic: 'OR', conditions })
const complex = (group: ConditionGroup) => ({ ...group, type: 'complex', condition: null, value: null }) as const
const problemsOf = (group: ConditionGroup) =>
  findRuleProblems(complex(group)).map(({ path, field, reason, blocks }) =>
    [path.join('.'), field, reason, ...(blocks ? [] : ['warning'])].join(' '),
  )

test.each<[string, ConditionGroup, string]>([
  ['an empty rule', all(), ' conditions rule_empty'],
  ['an empty group', all(is('price', 'less_than', 9e4), any()), '1 conditions rule_empty'],
  ['an empty list', all(is('make', 'in', [])), '0 value rule_list_empty'],
  ['a missing value', all(is('price', 'less_than', '')), '0 value rule_value_missing'],
  ['a missing end', all(is('year', 'between', 2015)), '0 value2 rule_value_missing'],
  ['swapped ends', all(is('year', 'between', 2020, 2015)), '0 value2 rule_ends_swapped'],
  ['what no car has', any(is('seats', 'greater_than', 60)), '0 value rule_never'],
  ['less and greater', all(is('doors', 'less_than', 3), is('doors', 'greater_than', 4)), '1 value rule_contradicts'],
  ['nothing in between', all(is('seats', 'greater_than', 5), is('seats', 'less_than', 6)), '1 value rule_contradicts'],
  ['two makers', all(is('make', 'in', ['kia']), is('make', 'equals', 'Audi')), '1 value rule_contradicts'],
  ['a maker and not', all(is('make', 'not_in', ['kia']), is('make', 'in', ['Kia'])), '1 value rule_contradicts'],
  [
    'a group that contradicts',
    all(is('year', 'greater_than', 2020), any(is('year', 'less_than', 2010), is('year', 'equals', 2015))),
    '1 value rule_contradicts',
  ],
  ['what every car has', any(is('year', 'greater_than', 1900)), '0 value rule_always warning'],
  [
    'both sides of a limit',
    any(is('price', 'less_than', 50_000), is('price', 'greater_than', 49_999)),
    ' conditions rule_matches_all warning',
  ],
])('ADMIN-06 the rule editor finds %s', (_, group, expected) => {
  expect(problemsOf(group)).toEqual([expected])
})

test.each<[string, ConditionGroup]>([
  ['two bodies of one car', all(is('body_type', 'in', ['sedan']), is('body_type', 'in', ['wagon']))],
  [
    'kilometres a year between two whole numbers',
    all(is('annual_mileage', 'greater_than', 5), is('annual_mileage', 'less_than', 6)),
  ],
  ['contradictions joined by OR', any(is('doors', 'less_than', 3), is('doors', 'greater_than', 4))],
  ['any number of views', all(is('views', 'greater_than', 1_000_000))],
])('ADMIN-06 the rule editor lets pass %s', (_, group) => {
  expect(problemsOf(group)).toEqual([])
})

const anyCondition = fc.oneof(
  fc
    .record({
      type: fc.constantFrom('doors', 'seats', 'year', 'mileage'),
      operator: fc.constantFrom('less_than', 'greater_than', 'equals', 'between', 'in', 'not_in'),
      from: fc.integer({ min: 0, max: 8 }),
      to: fc.integer({ min: 0, max: 8 }),
    })
    .map(({ type, operator, from, to }) =>
      is(type as ConditionType, operator, operator.endsWith('in') ? [from, to] : from, to),
    ),
  fc
    .record({
      type: fc.constantFrom('make', 'body_type'),
      operator: fc.constantFrom('in', 'not_in'),
      name: fc.constantFrom('a', 'b'),
    })
    .map(({ type, operator, name }) => is(type as ConditionType, operator as Operator, [name])),
)
const anyGroup = fc.letrec<{ group: ConditionGroup; node: RuleNode }>((tie) => ({
  group: fc.record({
    logic: fc.constantFrom('AND', 'OR'),
    conditions: fc.array(tie('node'), { minLength: 1, maxLength: 3 }),
  }),
  node: fc.oneof({ maxDepth: 1 }, anyCondition, tie('group')),
})).group
const anyCar = fc
  .record({
    mileage: fc.nat(9),
    year: fc.integer({ min: 1950, max: 1952 }),
    doors: fc.integer({ min: 2, max: 6 }),
    seats: fc.integer({ min: 1, max: 9 }),
    make_name_en: fc.constantFrom('a', 'b', 'c'),
    body_types: fc.subarray(['a', 'b', 'c'], { minLength: 1 }),
  })
  .map((car) => givenCar({ ...car, make_name_ar: null }))

test('ADMIN-06 a rule reported as impossible matches no car, one reported as always true matches all', () => {
  fc.assert(
    fc.property(anyGroup, anyCar, (group, car) => {
      const fits = evaluateRule({ id: 1, activation_rules: complex(group) }, car, givenContext)
      if (!isSatisfiable([group])) expect(fits).toBe(false)
      if (!canFail(group)) expect(fits).toBe(true)
    }),
    { numRuns: 1_000 },
  )
})
