import { expect, test } from 'vitest'
import { PLAIN_FIELDS, type PlainField } from './fields.ts'
import { worthOf } from './worth.ts'

type Value = string | number | boolean

test.each<[PlainField['name'], better: Value, worse: Value]>([
  ['price', 60_000, 60_500],
  ['mileage', 0, 90_000],
  ['year', 2022, 2021],
  ['owners_count', 1, 2],
  ['accident', 'none', 'minor'],
  ['paint', 'original', 'repainted'],
  ['agency_serviced', true, false],
  ['warranty_until', '2027-01-01', '2026-12-31'],
])('EXPL-04 of two cars the better %s is %s, not %s', (name, better, worse) => {
  const field = PLAIN_FIELDS.find((one) => one.name === name)!
  expect(worthOf(field, better)).toBeGreaterThan(worthOf(field, worse)!)
  expect(worthOf(field, null)).toBeNull()
})

test.each(['color', 'doors', 'power_hp', 'regional_spec'] as const)(
  'EXPL-04 no value of %s is marked as better',
  (name) => {
    expect(
      worthOf(
        PLAIN_FIELDS.find((one) => one.name === name)!,
        4,
      ),
    ).toBeNull()
  },
)
