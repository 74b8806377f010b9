import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/max'
import type { Country } from '#contract/countries.ts'

const NAMES = {
  ar: new Intl.DisplayNames('ar', { type: 'region' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
}
/** Offset from a letter to its regional indicator symbol. Two symbols form a flag. */
const TO_FLAG = 0x1f1e6 - 'A'.codePointAt(0)!

const COUNTRIES: ReadonlyMap<string, Country> = new Map(
  getCountries().map((code) => [
    code,
    {
      country_code: code,
      country_name_ar: NAMES.ar.of(code) ?? code,
      country_name_en: NAMES.en.of(code) ?? code,
      phone_country_code: `+${getCountryCallingCode(code)}`,
      country_flag_emoji: String.fromCodePoint(...[...code].map((letter) => letter.codePointAt(0)! + TO_FLAG)),
    },
  ]),
)

/** All countries, unsorted, since the order of names depends on the language. */
export const listCountries = (): Country[] => [...COUNTRIES.values()]

export const findCountry = (code: string | null): Country | undefined => (code ? COUNTRIES.get(code) : undefined)

/** Types of numbers that cost callers extra or do not reach the person who gave them. */
const REFUSED = ['PREMIUM_RATE', 'PERSONAL_NUMBER', 'PAGER', 'VOICEMAIL']

/**
 * @param typed a number with or without a dial code, in any digits
 * @returns the number in E.164 format; undefined if it is invalid, expensive to call, or not assigned to a country
 */
export function readPhone(typed: string, countryCode: string): string | undefined {
  const phone = parsePhoneNumberFromString(typed, countryCode as CountryCode)
  if (!phone?.isValid() || !phone.country) return undefined
  return REFUSED.includes(phone.getType() ?? '') ? undefined : phone.number
}
