import { expect, test } from 'vitest'
import { pluralForm } from './plural.ts'

test.each([
  [0, 'zero'],
  [1, 'one'],
  [2, 'two'],
  [3, 'few'],
  [10, 'few'],
  [11, 'many'],
  [99, 'many'],
  [100, 'other'],
  [101, 'other'],
  [102, 'other'],
  [103, 'few'],
  [111, 'many'],
])('EXPL-08 Arabic counts %d in the form %s', (count, form) => {
  expect(pluralForm(count, 'ar')).toBe(form)
})

test('EXPL-08 English counts one and others', () => {
  expect([0, 1, 2, 11].map((count) => pluralForm(count, 'en'))).toEqual(['other', 'one', 'other', 'other'])
})
