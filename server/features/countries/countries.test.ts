import { expect, test } from 'vitest'
import { findCountry, listCountries, readPhone } from './countries.ts'

test('AUTH-01 every country has both names, a flag and a dial code', () => {
  expect(listCountries().length).toBeGreaterThan(230)
  expect(findCountry('SA')).toEqual({
    country_code: 'SA',
    country_name_ar: 'المملكة العربية السعودية',
    country_name_en: 'Saudi Arabia',
    phone_country_code: '+966',
    country_flag_emoji: '🇸🇦',
  })
  for (const { country_name_ar } of listCountries()) expect(country_name_ar).toMatch(/\p{Script=Arabic}/u)
  expect(findCountry('XX')).toBeUndefined()
})

test.each(['0501234567', '٠٥٠١٢٣٤٥٦٧', '501234567', '966501234567', '+966 50 123 4567', '00966501234567'])(
  'AUTH-01 %s is understood as the same Saudi number',
  (typed) => expect(readPhone(typed, 'SA')).toBe('+966501234567'),
)

test.each(['', '12', '0501', 'call me', '+9665012345678901', '<script>'])('AUTH-01 %j is no number', (typed) =>
  expect(readPhone(typed, 'SA')).toBeUndefined(),
)

test.each([
  ['a satellite of Iridium', '+881612345678'],
  ['a satellite of Thuraya', '+8821612345678'],
  ['a satellite of Inmarsat', '+870773912345'],
  ['a premium rate', '+449061234567'],
  ['a premium rate', '+19005551234'],
  ['a personal number that forwards at a premium', '+447024123456'],
])('AUTH-01 %s is refused: %s', (_what, typed) => expect(readPhone(typed, 'SA')).toBeUndefined())

test('AUTH-01 company numbers of the country are accepted', () =>
  expect(readPhone('920012345', 'SA')).toBe('+966920012345'))

test('AUTH-01 a number of another country keeps its own code', () => {
  expect(readPhone('+44 7911 123456', 'SA')).toBe('+447911123456')
  expect(readPhone('07911 123456', 'GB')).toBe('+447911123456')
})
