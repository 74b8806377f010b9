import { expect, test } from 'vitest'
import { anonymousQuery } from './anonymous-query.ts'

test.each([
  ['كامري ٢٠٢٢ تحت 90000', 'كامري 2022 تحت 90000'],
  ['  Land  Cruiser', 'land cruiser'],
  ['LX570', 'lx570'],
])('EVENT-02 of the search text «%s», «%s» is stored', (text, expected) => {
  expect(anonymousQuery(text)).toBe(expected)
})

test.each([
  '0501234567',
  'كامري ٠٥٠ ١٢٣ ٤٥٦٧',
  'sara@example.com',
  '1098765432',
  'JTDBR32E720123456',
  'wa.me/966501234567',
])('EVENT-02 the search text «%s» is not stored', (text) => {
  expect(anonymousQuery(text)).toBe('')
})
