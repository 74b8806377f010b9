import { normaliseText } from '#domain/text/normalise-text.ts'

export interface NumberFilters {
  year_min?: number
  year_max?: number
  price_min?: number
  price_max?: number
  mileage_min?: number
  mileage_max?: number
}

const alternatives = (text: string) => `(?:${normaliseText(text).split(' ').join('|')})`
const UP_TO = `(?:اقل من|لا يزيد عن|لا تزيد عن|less than|up to|${alternatives('تحت حتى بحدود under below max دون')})`
const FROM = `(?:اكثر من|اعلى من|لا يقل عن|more than|at least|${alternatives('فوق over above min')})`
const MILEAGE_BEFORE = `(?:ممشي|الممشي|ماشي|ماشيه|عداد|mileage|km)`
const MILEAGE_AFTER = `(?:كم|كيلو|km|kilometers|miles)`
const CURRENCY = `(?:ريال|رس|ر س|sar|sr)`
const NUMBER = `(\\d{1,8}(?: \\d{3})*)\\s?(الف|الاف|k|thousand|مليون|million|m)?`
const FACTORS: Readonly<Record<string, number>> = { مليون: 1_000_000, million: 1_000_000, m: 1_000_000 }

const BOUND = new RegExp(
  `(?<![\\p{L}\\p{N}])(${MILEAGE_BEFORE} )?(${UP_TO}|${FROM}) (${MILEAGE_BEFORE} )?${NUMBER}(?: ${CURRENCY})?( ${MILEAGE_AFTER})?(?![\\p{L}\\p{N}])`,
  'gu',
)
const IS_FROM = new RegExp(`^${FROM}$`, 'u')
const YEAR = `(?:19[5-9]\\d|20[0-7]\\d)`
const YEAR_RANGE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:من|from|between|بين) )?(?:(?:موديل|model|سنه|year) )?(${YEAR}) (?:(?:الي|لين|to|and|و|حتي) )?(${YEAR})(?!\\p{N})`,
  'gu',
)
const YEAR_ALONE = new RegExp(`(?<![\\p{N}])(?:(?:موديل|model|سنه|year) )?(${YEAR})(?!\\p{N})`, 'gu')
const SHORT_YEAR = /(?<![\p{L}\p{N}])(?:موديل|model) (\d{2})(?!\p{N})/gu

/**
 * Takes years, prices and distances out of normalised text.
 * @returns what they ask for, and the text without them
 */
export function readNumbers(normalised: string, this_year: number): { filters: NumberFilters; rest: string } {
  const filters: NumberFilters = {}
  const rest = normalised
    .replace(BOUND, (phrase, before, word, between, digits, factor, after) => {
      const value = Number(String(digits).replaceAll(' ', '')) * (factor ? (FACTORS[factor] ?? 1000) : 1)
      const end = IS_FROM.test(word) ? 'min' : 'max'
      if (isYear(value, this_year) && !factor) filters[`year_${end}`] = value
      else if (value <= 2_000_000_000) filters[`${before || between || after ? 'mileage' : 'price'}_${end}`] = value
      else return phrase
      return ' '
    })
    .replace(YEAR_RANGE, (phrase, one, other) => {
      const [min, max] = [Number(one), Number(other)].toSorted((a, b) => a - b)
      if (!min || !max || !isYear(max, this_year)) return phrase
      Object.assign(filters, { year_min: min, year_max: max })
      return ' '
    })
    .replace(YEAR_ALONE, (phrase, digits) => takeYear(Number(digits), phrase))
    .replace(SHORT_YEAR, (phrase, digits) => takeYear(2000 + Number(digits), phrase))

  function takeYear(year: number, phrase: string): string {
    if (!isYear(year, this_year)) return phrase
    filters.year_min = Math.min(filters.year_min ?? year, year)
    filters.year_max = Math.max(filters.year_max ?? year, year)
    return ' '
  }
  return { filters, rest: rest.replace(/ +/g, ' ').trim() }
}

function isYear(value: number, this_year: number): boolean {
  return value >= 1950 && value <= this_year + 1
}
