import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ATTRIBUTE_FILTERS, codeLimit, columnOf } from '#domain/search/chips/filters.ts'
import type { CountedValues } from '../questions/facet-codes.ts'
import { combinationOf, combinationsOf, PART_NAMES, PARTS, type CountedBlock } from './parts.ts'

const anyId = fc.integer({ min: 0, max: 2 ** 15 - 1 })
const anyValues = fc.record({
  make_id: anyId,
  model_id: anyId,
  region_id: anyId,
  city_id: anyId,
  price_step: anyId,
  year: anyId,
  tags: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
  ...Object.fromEntries(ATTRIBUTE_FILTERS.map((filter) => [columnOf(filter), fc.nat(codeLimit(filter) - 1)])),
}) as fc.Arbitrary<CountedValues>

test.each(PART_NAMES)('EXPL-01 cars with other values of the part %s have another combination', (name) => {
  const part = PARTS[name]
  const valuesOf = (car: CountedValues) => part.columns.map((column) => car[column]).join(' ')
  const anyPair = fc.tuple(anyValues, anyValues, fc.constantFrom(...part.columns)).map(([one, other, column]) => ({
    one,
    other: { ...one, [column]: other[column] },
  }))
  fc.assert(
    fc.property(anyPair, ({ one, other }) => {
      expect(Number.isSafeInteger(combinationOf(part, one))).toBe(true)
      expect(combinationOf(part, one) === combinationOf(part, other)).toBe(valuesOf(one) === valuesOf(other))
    }),
  )
})

test.each(PART_NAMES)(
  'EXPL-01 many cars at once have the combinations of the part %s that each of them has',
  (name) => {
    fc.assert(
      fc.property(fc.array(anyValues, { minLength: 1 }), (cars) => {
        const columns = Object.keys(cars[0]!) as (keyof CountedValues)[]
        const values = Object.fromEntries(
          columns.map((column) => [column, Float64Array.from(cars, (car) => car[column])]),
        ) as CountedBlock['values']
        expect([...combinationsOf(PARTS[name], { size: cars.length, values })]).toEqual(
          cars.map((car) => combinationOf(PARTS[name], car)),
        )
      }),
    )
  },
)

test('EXPL-01 every attribute is in one part', () => {
  const columns = PART_NAMES.flatMap((name) => PARTS[name].columns)
  expect(new Set(columns).size).toBe(columns.length)
  for (const filter of ATTRIBUTE_FILTERS) expect(columns).toContain(columnOf(filter))
})
