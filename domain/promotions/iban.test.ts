import { expect, test } from 'vitest'
import { formatIban, readIban } from './iban.ts'

test.each(['SA0380000000608010167519', 'sa03 8000 0000 6080 1016 7519', 'SA03-8000-0000-6080-1016-7519'])(
  'AD-10 %s is a valid IBAN',
  (typed) => {
    expect(readIban(typed)).toBe('SA0380000000608010167519')
  },
)

test.each([
  'SA0380000000608010167518',
  'SA038000000060801016751',
  'GB82WEST12345698765432',
  '0380000000608010167519',
  '',
])('AD-10 %j is not a valid IBAN', (typed) => {
  expect(readIban(typed)).toBeNull()
})

test('AD-10 an account is shown in groups of four', () => {
  expect(formatIban('SA0380000000608010167519').replaceAll('\u00A0', ' ')).toBe('SA03 8000 0000 6080 1016 7519')
})
