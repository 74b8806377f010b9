import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { COUNT_NAMES, type CountName } from '#domain/search/chips/filters.ts'
import { BODY_TYPES, CONDITIONS } from '#domain/cars/enumerations.ts'
import { NUMBER_COLUMNS, type CarColumns, type NumberColumn } from './car-columns.ts'
import { evaluateRule } from './evaluate-rule.ts'
import { givenCar, givenContext } from './given-car.ts'
import { simulateTag } from './simulate-tag.ts'
import type { MaskedTag } from './tag-mask.ts'
import type { ActivationRules, RuleNode, TagCondition } from './tag-rule.ts'
import type { TaggableCar } from './taggable-car.ts'

const complex = (...conditions: RuleNode[]): ActivationRules => ({
  type: 'complex',
  condition: null,
  value: null,
  logic: 'AND',
  conditions,
})
const tag = (id: number, priority: number): MaskedTag => ({
  id,
  bit: id,
  priority,
  enabled: true,
  name_en: '',
  name_ar: '',
  activation_rules: complex(),
})

const FIELDS: Record<NumberColumn, keyof TaggableCar> = {
  mileage: 'mileage',
  power_hp: 'power_hp',
  ...(Object.fromEntries(COUNT_NAMES.map((name) => [name, name])) as { [Name in CountName]: Name }),
  year: 'year',
  favorites: 'favorites_count',
  views: 'view_count',
  contacts: 'contact_count',
  price: 'price',
  discount: 'discount',
}

function columnsOf(cars: readonly TaggableCar[], masks: readonly number[] = []): CarColumns {
  const places = Int32Array.from(cars.keys())
  const numbers = NUMBER_COLUMNS.map((name) => [
    name,
    Int32Array.from(cars, (car) => (car[FIELDS[name]] as number | null) ?? -1),
  ])
  return {
    size: cars.length,
    keys: Float64Array.from(cars.keys()),
    tags: Int32Array.from(cars, (_, at) => masks[at] ?? 0),
    numbers: Object.fromEntries(numbers) as CarColumns['numbers'],
    make: places,
    model: places,
    makes: cars.map((car) => ({ slug: null, name_en: car.make_name_en, name_ar: car.make_name_ar ?? null })),
    models: cars.map((car) => ({ slug: null, name_en: car.model_name_en, name_ar: null })),
    body_types: Int32Array.from(cars, ({ body_types }) =>
      BODY_TYPES.reduce((mask, body, bit) => (body_types.includes(body) ? mask | (1 << bit) : mask), 0),
    ),
    condition: Int32Array.from(cars, ({ condition }) => CONDITIONS.findIndex((one) => one === condition) + 1),
  }
}

const simulated = (activationRules: ActivationRules, other: { tag?: MaskedTag; priority?: number } = {}) => ({
  tag: other.tag ?? null,
  enabled: true,
  priority: other.priority ?? 100,
  activation_rules: activationRules,
  given: new Set<number>(),
})
const priceBelow = (value: number): RuleNode => ({ type: 'price', operator: 'less_than', value })

test('ADMIN-06 the simulator says which cars gain and which lose a tag', () => {
  const cars = [40_000, 60_000, 80_000].map((price) => givenCar({ price }))
  const own = tag(3, 10)
  const columns = columnsOf(cars, [0, 8, 8])
  const result = simulateTag(
    columns,
    [own],
    simulated(complex(priceBelow(70_000)), { tag: own, priority: 10 }),
    givenContext,
  )
  expect(result).toMatchObject({
    cars_count: 3,
    fits_count: 2,
    gains: { count: 1, first: [0] },
    loses: { count: 1, first: [2] },
  })
})

test('ADMIN-06 the cars that come nearest are those that miss the limit by the smallest share', () => {
  const cars = [
    givenCar({ price: 50_000, seats: 9 }),
    givenCar({ price: 51_000, seats: 6 }),
    givenCar({ price: 70_000, seats: 7 }),
    givenCar({ price: null, seats: 7 }),
    givenCar({ price: 40_000, seats: 7, make_name_en: 'Kia', make_name_ar: null }),
    // as far above the limit as the limit itself
    givenCar({ price: 100_000, seats: 7 }),
  ]
  const rule = complex(
    priceBelow(50_000),
    { type: 'seats', operator: 'greater_than', value: 6 },
    { type: 'make', operator: 'in', value: ['Audi'] },
  )
  expect(simulateTag(columnsOf(cars), [], simulated(rule), givenContext).near).toEqual([
    { at: 0, type: 'price', value: 50_000 },
    { at: 1, type: 'seats', value: 6 },
    { at: 2, type: 'price', value: 70_000 },
  ])
})

test('ADMIN-06 TAG-03 the simulator says on how many cars two earlier tags hide it, and which one gives way', () => {
  const others = [tag(1, 10), tag(2, 20)]
  const columns = columnsOf([givenCar(), givenCar(), givenCar()], [0, 2, 6])
  const rule = complex(priceBelow(100_000))
  expect(simulateTag(columns, others, simulated(rule, { priority: 30 }), givenContext)).toMatchObject({
    gains: { count: 3 },
    hidden_count: 1,
    displaces: [],
  })
  expect(simulateTag(columns, others, simulated(rule, { priority: 15 }), givenContext)).toMatchObject({
    hidden_count: 0,
    displaces: [{ tag_id: 2, count: 1 }],
  })
})

const anyNumber = fc.oneof(fc.integer({ min: 0, max: 12 }), fc.constantFrom(10_000, 60_000, 95_000))
const anyCondition = fc
  .record({
    type: fc.constantFrom(...NUMBER_COLUMNS, 'annual_mileage', 'make', 'model', 'body_type'),
    operator: fc.constantFrom('less_than', 'greater_than', 'equals', 'between', 'in', 'not_in'),
    numbers: fc.tuple(anyNumber, anyNumber),
    names: fc.subarray(['Audi', 'أودي', 'A4', 'sedan', 'suv']),
  })
  .map(({ type, operator, numbers: [from, to], names }): TagCondition => {
    const isName = ['make', 'model', 'body_type'].includes(type)
    const isList = operator === 'in' || operator === 'not_in'
    const listed = isName ? names : [from, to]
    return {
      type,
      operator,
      value: isList ? listed : isName ? (names[0] ?? null) : from,
      value2: to,
    }
  })
const anyRules = fc.record({
  type: fc.constantFrom('automatic', 'complex', 'complex'),
  condition: fc.constantFrom('discount', 'mileage', 'condition'),
  value: fc.constantFrom(null, 1, 3000, 'excellent', 'new'),
  logic: fc.constantFrom('AND', 'OR'),
  conditions: fc.array(
    fc.oneof(
      anyCondition,
      fc.record({ logic: fc.constantFrom('AND', 'OR'), conditions: fc.array(anyCondition, { maxLength: 2 }) }),
    ),
    { maxLength: 3 },
  ),
})
const anyCar = fc
  .record({
    mileage: fc.constantFrom(0, 5, 60_000),
    price: fc.constantFrom(null, 500, 95_000),
    doors: fc.option(fc.integer({ min: 2, max: 6 })),
    seats: fc.option(fc.integer({ min: 1, max: 12 })),
    discount: fc.constantFrom(0, 3000),
    condition: fc.constantFrom('new', 'excellent', 'good'),
    make_name_en: fc.constantFrom('Audi', 'Kia'),
    body_types: fc.subarray(['sedan', 'suv', 'coupe']),
    favorites_count: fc.nat(12),
  })
  .map((car) => givenCar({ ...car, make_name_ar: null }))

test('ADMIN-06 the simulator agrees with the rules that tag cars', () => {
  fc.assert(
    fc.property(anyRules, fc.array(anyCar, { maxLength: 4 }), (rules, cars) => {
      const activationRules = rules as ActivationRules
      const expected = cars.filter((car) =>
        evaluateRule({ id: 1, activation_rules: activationRules }, car, givenContext),
      ).length
      const result = simulateTag(columnsOf(cars), [], simulated(activationRules), givenContext)
      expect(result.fits_count).toBe(expected)
    }),
    { numRuns: 1_000 },
  )
})
