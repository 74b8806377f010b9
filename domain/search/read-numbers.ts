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
  /** Index of the first word and of the one after the last. */
  from: number
  to: number
}

/** Above any price or distance, and within four bytes. */
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
const READERS: readonly [RegExp, (groups: Groups, thisYear: number) => Found | null][] = [
  [RANGE, readRange],
  [BOUND_BEFORE, readBound],
  [BOUND_AFTER, readBound],
  [NAMED_YEAR, readNamedYear],
  [YEARS_FROM, (groups, thisYear) => yearsFrom(Number(groups.year), thisYear)],
  [BARE, readBare],
]

/** Reads years, prices and distances. A bare year is left to `readBareYear`. */
export function readNumbers(words: readonly Word[], thisYear: number): NumberReading[] {
  const readings: NumberReading[] = []
  const spoken = words.map(({ text: word }, at) =>
    factorOf(words[at + 1]?.text ?? '') === 1000 && Object.hasOwn(SPOKEN_TENS, word) ? String(SPOKEN_TENS[word]) : word,
  )
  let text = spoken.join(' ')
  for (const [form, read] of READERS) {
    text = text.replace(form, (phrase: string, ...rest: unknown[]) => {
      const [at, , groups] = rest.slice(-3) as [number, string, Groups]
      const found = read(groups, thisYear)
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

/** A four-digit year on its own. */
export function readBareYear(text: string, thisYear: number): number | null {
  return /^\d{4}$/.test(text) && isYear(Number(text), thisYear) ? Number(text) : null
}

/** Several years form a range; of several bounds the last one applies. */
export function filtersOf(readings: readonly NumberReading[]): NumberFilters {
  const filters: NumberFilters = {}
  for (const { field, min, max } of readings) {
    const isSingleYear = field === 'year' && min !== null && min === max
    if (min !== null) filters[`${field}_min`] = isSingleYear ? Math.min(min, filters.year_min ?? min) : min
    if (max !== null) filters[`${field}_max`] = isSingleYear ? Math.max(max, filters.year_max ?? max) : max
  }
  for (const field of ['year', 'price', 'mileage'] as const) {
    const [min, max] = [filters[`${field}_min`], filters[`${field}_max`]]
    if (min !== undefined && max !== undefined && min > max) {
      Object.assign(filters, { [`${field}_min`]: max, [`${field}_max`]: min })
    }
  }
  return filters
}

/** The number of words that begin before this index of the joined text. */
function wordsBefore(words: readonly string[], place: number): number {
  let count = 0
  for (let at = 0; count < words.length && at < place; count += 1) at += (words[count]?.length ?? 0) + 1
  return count
}

function readRange(groups: Groups, thisYear: number): Found | null {
  const [low, high] = [amountOf(groups, 'low'), amountOf(groups, 'high')]
  if (Math.max(low, high) > MOST) return null
  if (isYear(low, thisYear) && isYear(high, thisYear) && !groups.lowFactor && !groups.highFactor) {
    return ordered('year', low, high)
  }
  const isNamed = groups.opened ?? groups.mileage ?? groups.km ?? groups.currency
  if (!groups.highFactor && !(isNamed && high >= 1000) && !(groups.mileage && high > 0)) return null
  const field = groups.mileage || groups.km ? 'mileage' : 'price'
  // «من 50 الى 80 الف» means fifty thousand
  const shared = !groups.lowFactor && low < high ? factorOf(groups.highFactor ?? '') : undefined
  return ordered(
    field,
    low < 1000 && shared ? low * shared : inThousands(low, groups.lowFactor),
    inThousands(high, groups.highFactor),
  )
}

function ordered(field: NumberField, one: number, other: number): Found {
  return { field, min: Math.min(one, other), max: Math.max(one, other) }
}

function readBound(groups: Groups, thisYear: number): Found | null {
  const value = amountOf(groups, 'value')
  const isMileage = groups.mileage ?? groups.mileage_inside ?? groups.km
  const isYearBound = isYear(value, thisYear) && !groups.valueFactor && !groups.currency && !isMileage
  const field = isYearBound ? 'year' : isMileage ? 'mileage' : 'price'
  const limit = isYearBound ? value : inThousands(value, groups.valueFactor)
  if (limit > MOST) return null
  return { field, min: groups.from ? limit : null, max: groups.up_to ? limit : null }
}

/** Without a word such as «تحت», a price or a distance is an upper bound. */
function readBare(groups: Groups, thisYear: number): Found | null {
  const value = amountOf(groups, 'value')
  const { valueFactor: factor, mileage, km, currency, price } = groups
  if (!factor && isYear(value, thisYear) && !mileage && !km && !currency) return null
  const limit = mileage || price ? inThousands(value, factor) : value
  const isNamed = factor ?? mileage ?? currency ?? price ?? (km && value >= 100 ? km : undefined)
  // numbers of five or more digits are never car names
  if ((!isNamed && (value < 10_000 || value > 2_000_000)) || limit > MOST) return null
  return { field: mileage || km ? 'mileage' : 'price', min: null, max: limit }
}

function readNamedYear(groups: Groups, thisYear: number): Found | null {
  const digits = groups.year ?? groups.year_before ?? groups.short_before ?? ''
  const short = Number(digits)
  const year = digits.length === 4 ? short : short <= (thisYear + 1) % 100 ? 2000 + short : 1900 + short
  return isYear(year, thisYear) ? { field: 'year', min: year, max: groups.from ? null : year } : null
}

const yearsFrom = (year: number, thisYear: number): Found | null =>
  isYear(year, thisYear) ? { field: 'year', min: year, max: null } : null

function amountOf(groups: Groups, name: string): number {
  return Number((groups[name] ?? '').replaceAll(' ', '')) * (factorOf(groups[`${name}Factor`] ?? '') ?? 1)
}

/** Prices and distances below a thousand mean thousands: «تحت 50», «ممشى 100». */
const inThousands = (value: number, factor: string | undefined): number =>
  !factor && value < 1000 ? value * 1000 : value

function isYear(value: number, thisYear: number): boolean {
  return Number.isInteger(value) && value >= 1950 && value <= thisYear + 1
}
