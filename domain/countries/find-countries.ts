import { findNamed, sameNamed } from '#domain/search/names/find-named.ts'
import { digitsOf } from '#domain/text/latin-digits.ts'

interface Country {
  country_code: string
  country_name_ar: string
  country_name_en: string
  /** With the plus sign: `+966`. */
  phone_country_code: string
}

/** Common names besides the full ones. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  SA: ['السعودية', 'KSA'],
  AE: ['UAE', 'Emirates'],
  US: ['أمريكا', 'USA', 'America'],
  GB: ['بريطانيا', 'إنجلترا', 'UK', 'Britain', 'England'],
}

const named = <Item extends Country>(country: Item) => ({
  country,
  name_ar: country.country_name_ar,
  name_en: country.country_name_en,
  aliases: [country.country_code, ...(ALIASES[country.country_code] ?? [])],
})

/**
 * Finds countries by name in either language or by the beginning of their dial code, best match first. An empty
 * text finds all.
 */
export function findCountries<Item extends Country>(typed: string, countries: readonly Item[]): Item[] {
  const digits = digitsOf(typed).replace(/^00/, '')
  if (digits) return countries.filter(({ phone_country_code }) => digitsOf(phone_country_code).startsWith(digits))
  return findNamed(typed, countries.map(named)).map(({ country }) => country)
}

/** The country with exactly this name, or the only one with this dial code. */
export function sameCountry<Item extends Country>(typed: string, countries: readonly Item[]): Item | undefined {
  const same = sameNamed(typed, countries.map(named))?.country
  const found = same ? [same] : findCountries(typed, countries)
  return found.length === 1 ? found[0] : undefined
}
