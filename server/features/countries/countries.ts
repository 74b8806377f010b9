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
/** Offset from a letter to its regional indicator symbol; two of them form a flag. */
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

/** All countries, unsorted: the order of names depends on the language of the reader. */
export const listCountries = (): Country[] => [...COUNTRIES.values()]

export const findCountry = (code: string | null): Country | undefined => (code ? COUNTRIES.get(code) : undefined)

/** Calls there cost the caller extra, or reach no person of that number. */
const REFUSED = ['PREMIUM_RATE', 'PERSONAL_NUMBER', 'PAGER', 'VOICEMAIL']

/**
 * @param typed with or without a dial code, in any digits
 * @returns E.164; undefined if the number is not valid, dear to call, or of no country, like those of satellites
 */
export function readPhone(typed: string, country_code: string): string | undefined {
  const phone = parsePhoneNumberFromString(typed, country_code as CountryCode)
  if (!phone?.isValid() || !phone.country) return undefined
  return REFUSED.includes(phone.getType() ?? '') ? undefined : phone.number
}
