import { factorOf } from '#domain/text/parse-number.ts'
import { BARE, BOUND_AFTER, BOUND_BEFORE, NAMED_YEAR, RANGE, YEARS_FROM } from './number-phrases.ts'
import type { Word } from './read-words.ts'

export interface NumberFilters {
  year_min?: number
  year_max?: number
  price_min?: number
  price_max?: number
  mileage_min?: number
  mileage_max?: number
}

type NumberField = 'year' | 'price' | 'mileage'

/** Words that ask for a range of numbers. */
export interface NumberReading {
  field: NumberField
  min: number | null
  max: number | null
  /** Places of the first of the words and the one after the last. */
  from: number
  to: number
}

/** Far beyond any price or distance, and still within four bytes. */
const MOST = 1_000_000_000
/** «خمسين الف». */
const SPOKEN_TENS: Readonly<Record<string, number>> = {
  عشره: 10,
  عشرين: 20,
  ثلاثين: 30,
  اربعين: 40,
  خمسين: 50,
  ستين: 60,
  سبعين: 70,
  ثمانين: 80,
  تسعين: 90,
  ميه: 100,
  مئه: 100,
  مايه: 100,
  مائه: 100,
  ميتين: 200,
  مئتين: 200,
}

type Groups = Record<string, string | undefined>
type Found = Pick<NumberReading, 'field' | 'min' | 'max'>
const READERS: readonly [RegExp, (groups: Groups, this_year: number) => Found | null][] = [
  [RANGE, readRange],
  [BOUND_BEFORE, readBound],
  [BOUND_AFTER, readBound],
  [NAMED_YEAR, readNamedYear],
  [YEARS_FROM, (groups, this_year) => yearsFrom(Number(groups.year), this_year)],
  [BARE, readBare],
]

/** The years, prices and distances that words ask for; a year with nothing beside it is left to `readBareYear`. */
export function readNumbers(words: readonly Word[], this_year: number): NumberReading[] {
  const readings: NumberReading[] = []
  const spoken = words.map(({ text: word }, at) =>
    factorOf(words[at + 1]?.text ?? '') === 1000 && Object.hasOwn(SPOKEN_TENS, word) ? String(SPOKEN_TENS[word]) : word,
  )
  let text = spoken.join(' ')
  for (const [form, read] of READERS) {
    text = text.replace(form, (phrase: string, ...rest: unknown[]) => {
      const [at, , groups] = rest.slice(-3) as [number, string, Groups]
      const found = read(groups, this_year)
      if (!found) return phrase
      const from = wordsBefore(spoken, at)
      readings.push({ ...found, from, to: wordsBefore(spoken, at + phrase.length + 1) })
      return '_'.repeat(phrase.length)
    })
  }
  return readings
}

export const isTakenBy =
  (readings: readonly NumberReading[]) =>
  (place: number): boolean =>
    readings.some(({ from, to }) => place >= from && place < to)

/** A four-digit year that stands alone. */
export function readBareYear(text: string, this_year: number): number | null {
  return /^\d{4}$/.test(text) && isYear(Number(text), this_year) ? Number(text) : null
}

/** Several years are a range, several bounds the last one. */
export function filtersOf(readings: readonly NumberReading[]): NumberFilters {
  const filters: NumberFilters = {}
  for (const { field, min, max } of readings) {
    const is_single_year = field === 'year' && min !== null && min === max
    if (min !== null) filters[`${field}_min`] = is_single_year ? Math.min(min, filters.year_min ?? min) : min
    if (max !== null) filters[`${field}_max`] = is_single_year ? Math.max(max, filters.year_max ?? max) : max
  }
  for (const field of ['year', 'price', 'mileage'] as const) {
    const [min, max] = [filters[`${field}_min`], filters[`${field}_max`]]
    if (min !== undefined && max !== undefined && min > max) {
      Object.assign(filters, { [`${field}_min`]: max, [`${field}_max`]: min })
    }
  }
  return filters
}

/** How many words begin before this place of the joined text. */
function wordsBefore(words: readonly string[], place: number): number {
  let count = 0
  for (let at = 0; count < words.length && at < place; count += 1) at += (words[count]?.length ?? 0) + 1
  return count
}

function readRange(groups: Groups, this_year: number): Found | null {
  const [low, high] = [amountOf(groups, 'low'), amountOf(groups, 'high')]
  if (Math.max(low, high) > MOST) return null
  if (isYear(low, this_year) && isYear(high, this_year) && !groups.low_factor && !groups.high_factor) {
    return ordered('year', low, high)
  }
  const is_named = groups.opened ?? groups.mileage ?? groups.km ?? groups.currency
  if (!groups.high_factor && !(is_named && high >= 1000) && !(groups.mileage && high > 0)) return null
  const field = groups.mileage || groups.km ? 'mileage' : 'price'
  // «من 50 الى 80 الف» means fifty thousand
  const shared = !groups.low_factor && low < high ? factorOf(groups.high_factor ?? '') : undefined
  return ordered(
    field,
    low < 1000 && shared ? low * shared : inThousands(low, groups.low_factor),
    inThousands(high, groups.high_factor),
  )
}

function ordered(field: NumberField, one: number, other: number): Found {
  return { field, min: Math.min(one, other), max: Math.max(one, other) }
}

function readBound(groups: Groups, this_year: number): Found | null {
  const value = amountOf(groups, 'value')
  const is_mileage = groups.mileage ?? groups.mileage_inside ?? groups.km
  const is_year = isYear(value, this_year) && !groups.value_factor && !groups.currency && !is_mileage
  const field = is_year ? 'year' : is_mileage ? 'mileage' : 'price'
  const limit = is_year ? value : inThousands(value, groups.value_factor)
  if (limit > MOST) return null
  return { field, min: groups.from ? limit : null, max: groups.up_to ? limit : null }
}

/** Without a word such as «تحت», a price or a distance is the most that is wanted. */
function readBare(groups: Groups, this_year: number): Found | null {
  const value = amountOf(groups, 'value')
  const { value_factor: factor, mileage, km, currency, price } = groups
  if (!factor && isYear(value, this_year) && !mileage && !km && !currency) return null
  const limit = mileage || price ? inThousands(value, factor) : value
  const is_named = factor ?? mileage ?? currency ?? price ?? (km && value >= 100 ? km : undefined)
  // five digits and more are no name of a car
  if ((!is_named && (value < 10_000 || value > 2_000_000)) || limit > MOST) return null
  return { field: mileage || km ? 'mileage' : 'price', min: null, max: limit }
}

function readNamedYear(groups: Groups, this_year: number): Found | null {
  const digits = groups.year ?? groups.year_before ?? groups.short_before ?? ''
  const short = Number(digits)
  const year = digits.length === 4 ? short : short <= (this_year + 1) % 100 ? 2000 + short : 1900 + short
  return isYear(year, this_year) ? { field: 'year', min: year, max: groups.from ? null : year } : null
}

const yearsFrom = (year: number, this_year: number): Found | null =>
  isYear(year, this_year) ? { field: 'year', min: year, max: null } : null

function amountOf(groups: Groups, name: string): number {
  return Number((groups[name] ?? '').replaceAll(' ', '')) * (factorOf(groups[`${name}_factor`] ?? '') ?? 1)
}

/** Prices and distances below a thousand are said in thousands: «تحت 50», «ممشى 100». */
const inThousands = (value: number, factor: string | undefined): number =>
  !factor && value < 1000 ? value * 1000 : value

function isYear(value: number, this_year: number): boolean {
  return Number.isInteger(value) && value >= 1950 && value <= this_year + 1
}
