import { expect, test } from 'vitest'
import { doubtMileage } from './doubt-mileage.ts'

test.each(['60,000 miles', '60000 mi', '٦٠٬٠٠٠ ميل', '60 ألف ميل'])(
  'AD-03 the user is asked whether a mileage of %s is in kilometres',
  (typed) => expect(doubtMileage(typed, 2018, 2026)).toEqual({ kind: 'miles', meant: 96_561 }),
)

test('AD-03 the user is asked whether a mileage far too low for the year lacks its thousands', () => {
  expect(doubtMileage('150', 2015, 2026)).toEqual({ kind: 'thousands', meant: 150_000 })
  expect(doubtMileage('150', 2026, 2026)).toBeNull()
  expect(doubtMileage('180', 2023, 2026)).toEqual({ kind: 'thousands', meant: 180_000 })
  expect(doubtMileage('150', null, 2026)).toBeNull()
})

test('AD-03 no missing thousands are suspected if the car cannot have driven that far since its year', () => {
  expect(doubtMileage('181', 2023, 2026)).toBeNull()
  expect(doubtMileage('980', 2022, 2026)).toBeNull()
})

test.each(['150000', '150 km', '', 'many', 'milky'])('AD-03 a mileage of %j is accepted without a question', (typed) =>
  expect(doubtMileage(typed, 2025, 2026)).toBeNull(),
)
