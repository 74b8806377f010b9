import { expect, test } from 'vitest'
import { findCountries, sameCountry } from './find-countries.ts'

const country = (countryCode: string, countryNameAr: string, countryNameEn: string, phoneCountryCode: string) => ({
  country_code: countryCode,
  country_name_ar: countryNameAr,
  country_name_en: countryNameEn,
  phone_country_code: phoneCountryCode,
})
const COUNTRIES = [
  country('SA', 'المملكة العربية السعودية', 'Saudi Arabia', '+966'),
  country('AE', 'الإمارات العربية المتحدة', 'United Arab Emirates', '+971'),
  country('EG', 'مصر', 'Egypt', '+20'),
  country('SS', 'جنوب السودان', 'South Sudan', '+211'),
  country('GB', 'المملكة المتحدة', 'United Kingdom', '+44'),
  country('US', 'الولايات المتحدة', 'United States', '+1'),
  country('CA', 'كندا', 'Canada', '+1'),
]
const codes = (typed: string) => findCountries(typed, COUNTRIES).map(({ country_code }) => country_code)

test.each([
  ['سعود', 'SA'],
  ['السعودية', 'SA'],
  ['saudi', 'SA'],
  ['KSA', 'SA'],
  ['الامارات', 'AE'],
  ['uae', 'AE'],
  ['egy', 'EG'],
  ['بريطانيا', 'GB'],
  ['england', 'GB'],
  ['امريكا', 'US'],
])('AUTH-01 a search for the country %s finds %s', (typed, code) => expect(codes(typed)[0]).toBe(code))

test.each([
  ['966', ['SA']],
  ['+٩٦٦', ['SA']],
  ['0020', ['EG']],
  ['+2', ['EG', 'SS']],
  ['1', ['US', 'CA']],
])('AUTH-01 a search for the dial code %s finds %j', (typed, found) => expect(codes(typed)).toEqual(found))

test('AUTH-01 an empty search finds all countries in their order, an unknown word none', () => {
  expect(codes(' ')).toEqual(COUNTRIES.map(({ country_code }) => country_code))
  expect(codes('zzzz')).toEqual([])
})

test('AUTH-01 a typed country is accepted without a choice only if it is unambiguous', () => {
  const taken = (typed: string) => sameCountry(typed, COUNTRIES)?.country_code
  expect(taken('مصر')).toBe('EG')
  expect(taken('+966')).toBe('SA')
  expect(taken('kingdom')).toBe('GB')
  expect(taken('+1')).toBeUndefined()
  expect(taken('united')).toBeUndefined()
  expect(taken('')).toBeUndefined()
  expect(taken('zzzz')).toBeUndefined()
})
