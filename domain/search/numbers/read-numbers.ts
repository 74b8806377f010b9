import { COUNT_NAMES, isCountName, type CountName } from '#domain/search/chips/filters.ts'
import { factorOf } from '#domain/text/parse-number.ts'
import {
  AGE,
  BARE,
  BOUND_AFTER,
  BOUND_BEFORE,
  COUNTS,
  DECADE,
  ENGINE,
  EXACT_AGE,
  FUEL_COST,
  LAST_YEARS,
  MAINTENANCE,
  NAMED_NOW,
  NAMED_YEAR,
  NEARLY_NEW,
  OF_OTHERS,
  OF_OTHER_THINGS,
  PAYMENTS,
  RANGE,
  SHORT_YEARS,
  WARRANTY,
  YEARS_FROM,
} from './number-phrases.ts'
import type { Word } from '../words/read-words.ts'
import { spellInDigits, type Token } from './spoken-numbers.ts'

export type NumberFilters = { [Field in RangeField as `${Field}_min` | `${Field}_max`]?: number } & {
  [Field in CountName]?: number[]
}

const RANGE_FIELDS = ['year', 'price', 'mileage', 'power_hp'] as const
type RangeField = (typeof RANGE_FIELDS)[number]
type NumberField = RangeField | CountName

/** Index of the first word and of the one after the last. */
export interface Range {
  from: number
  to: number
}

/** A range of numbers that words ask for. For counts such as doors `min` equals `max`, or `counts` has all of them. */
export interface NumberReading extends Range {
  field: NumberField
  min: number | null
  max: number | null
  /** Whether the larger number was typed first: «من 90 الى 50». */
  isReversed?: boolean
  /** Whether no word such as «تحت» or «بسعر» says what the number is for. */
  isBare?: boolean
  /** All counts that are meant, if they are several: `5 to 7 seats`. */
  counts?: readonly number[]
}

export interface Numbers {
  readings: NumberReading[]
  /** Numbers that are no filter: instalments, salaries, engines. */
  asides: Range[]
  /** Those of them that describe the car's engine: `V8`, «2.5 لتر». */
  engines: Range[]
}

/** Above any price or mileage, and within four bytes. */
const MOST = 100_000_000
/** Smaller numbers are part of a name: `D-Max 4`. */
const LEAST = 5
type Groups = Record<string, string | undefined>
type Found = Omit<NumberReading, keyof Range>
type Reader = readonly [RegExp, (groups: Groups, thisYear: number) => Found | null]
const READERS: readonly Reader[] = [
  ...COUNT_NAMES.map((name) => [COUNTS[name].phrase, readCount(name)] as const),
  [LAST_YEARS, ({ count, two }, thisYear) => yearsFrom(thisYear + 1 - Number(two ? 2 : (count ?? 1)), thisYear)],
  [NAMED_NOW, readNow],
  [AGE, readAge],
  [EXACT_AGE, ({ count, two }, thisYear) => yearsFrom(thisYear - Number(two ? 2 : (count ?? 1)), thisYear)],
  [DECADE, readDecade],
  [RANGE, readRange],
  [SHORT_YEARS, readShortYears],
  [BOUND_BEFORE, readBound],
  [BOUND_AFTER, readBound],
  [NAMED_YEAR, readNamedYear],
  [YEARS_FROM, (groups, thisYear) => yearsFrom(Number(groups.year), thisYear)],
  [BARE, readBare],
]

/** Phrases without digits. */
const WORDS: ReadonlySet<RegExp> = new Set([
  FUEL_COST,
  NEARLY_NEW,
  OF_OTHER_THINGS,
  LAST_YEARS,
  EXACT_AGE,
  NAMED_NOW,
  DECADE,
  ...COUNT_NAMES.map((name) => COUNTS[name].phrase),
])

/** Reads years, prices, mileages, power, and counts such as seats. A year on its own is left to `readBareYear`. */
export function readNumbers(words: readonly Word[], thisYear: number): Numbers {
  const tokens = spellInDigits(words)
  const readings: NumberReading[] = []
  const asides: Range[] = []
  const engines: Range[] = []
  let text = tokens.map((token) => token.text).join(' ')
  const hasDigits = /\d/.test(text)
  const take = (form: RegExp, read: (groups: Groups, range: Range) => boolean) => {
    if (!hasDigits && !WORDS.has(form)) return
    text = text.replace(form, (phrase: string, ...rest: unknown[]) => {
      const last = rest.at(-1)
      const groups = (typeof last === 'object' ? last : {}) as Groups
      const at = rest.find((one) => typeof one === 'number') as number
      const [first, end] = [tokensBefore(tokens, at), tokensBefore(tokens, at + phrase.length + 1)]
      const range = { from: tokens[first]?.from ?? 0, to: tokens[end - 1]?.to ?? 0 }
      return read(groups, range) ? '_'.repeat(phrase.length) : phrase
    })
  }
  for (const form of [...PAYMENTS, WARRANTY, MAINTENANCE, FUEL_COST, ENGINE, NEARLY_NEW, OF_OTHER_THINGS, OF_OTHERS]) {
    take(form, (_, range) => {
      if (form === ENGINE) engines.push(range)
      return asides.push(range) > 0
    })
  }
  for (const [form, read] of READERS) {
    take(form, (groups, range) => {
      const found = read(groups, thisYear)
      return found !== null && readings.push({ ...found, ...range }) > 0
    })
  }
  const isTaken = isTakenBy([...readings, ...asides])
  // «الفين وعشرين»
  for (const { text: spoken, from, to } of tokens) {
    const isSpoken = to - from > 1 && !isTaken(from)
    // «تسعه وتسعين»
    const year = isSpoken ? readBareYear(/^[89]\d$/.test(spoken) ? `19${spoken}` : spoken, thisYear) : null
    if (year !== null) readings.push({ field: 'year', min: year, max: year, from, to })
  }
  return { readings, asides, engines }
}

export const isTakenBy =
  (readings: readonly Range[]) =>
  (place: number): boolean =>
    readings.some(({ from, to }) => place >= from && place < to)

/** A four-digit year on its own. */
export function readBareYear(text: string, thisYear: number): number | null {
  return /^\d{4}$/.test(text) && isYear(Number(text), thisYear) ? Number(text) : null
}

/** Several years form a range; of several bounds the last one applies. */
export function filtersOf(readings: readonly Omit<NumberReading, keyof Range>[]): NumberFilters {
  const filters: NumberFilters = {}
  for (const one of readings) {
    const { field, min, max } = one
    if (isCountName(field)) {
      filters[field] = [...new Set([...(filters[field] ?? []), ...countsOf(one)])]
      continue
    }
    const isSingleYear = field === 'year' && min !== null && min === max
    if (min !== null) filters[`${field}_min`] = isSingleYear ? Math.min(min, filters.year_min ?? min) : min
    if (max !== null) filters[`${field}_max`] = isSingleYear ? Math.max(max, filters.year_max ?? max) : max
  }
  for (const field of RANGE_FIELDS) {
    const [min, max] = [filters[`${field}_min`], filters[`${field}_max`]]
    if (min !== undefined && max !== undefined && min > max) {
      Object.assign(filters, { [`${field}_min`]: max, [`${field}_max`]: min })
    }
  }
  return filters
}

/** Without the counts that were said before: «يد أولى مالك واحد». */
export function withoutRepeatedCounts(readings: readonly NumberReading[]): NumberReading[] {
  const said = new Set<string>()
  return readings.flatMap((one) => {
    if (!isCountName(one.field)) return one
    const counts = countsOf(one).filter((count) => !said.has(`${one.field} ${count}`))
    for (const count of counts) said.add(`${one.field} ${count}`)
    return counts.length ? { ...one, counts } : []
  })
}

const countsOf = ({ counts, min }: Omit<NumberReading, keyof Range>): readonly number[] =>
  counts ?? (min === null ? [] : [min])

/** Combines contradictory bounds of a field into one range: «تحت 50 فوق 90». */
export function joinContradictions(readings: readonly NumberReading[]): NumberReading[] {
  const reversed = RANGE_FIELDS.flatMap((field) => {
    const bounds = readings.filter((one) => one.field === field && one.min !== one.max)
    const min = bounds.findLast((one) => one.min !== null)?.min ?? -Infinity
    const max = bounds.findLast((one) => one.max !== null)?.max ?? Infinity
    if (min <= max) return []
    const [from, to] = [Math.min(...bounds.map((one) => one.from)), Math.max(...bounds.map((one) => one.to))]
    return { bounds, reading: { field, min: max, max: min, from, to, isReversed: true } }
  })
  const gone = new Set(reversed.flatMap(({ bounds }) => bounds))
  return [...readings.filter((one) => !gone.has(one)), ...reversed.map(({ reading }) => reading)]
}

/** The number of tokens that begin before this index of the joined text. */
function tokensBefore(tokens: readonly Token[], place: number): number {
  let count = 0
  for (let at = 0; count < tokens.length && at < place; count += 1) at += (tokens[count]?.text.length ?? 0) + 1
  return count
}

function readRange(groups: Groups, thisYear: number): Found | null {
  const [low, high] = [amountOf(groups, 'low'), amountOf(groups, 'high')]
  if (Math.max(low, high) > MOST) return null
  if (groups.power) return ordered('power_hp', low, high)
  if (isYear(low, thisYear) && isYear(high, thisYear) && !groups.lowFactor && !groups.highFactor) {
    return ordered('year', low, high)
  }
  // `2018-20`
  if (groups.dash && isYear(low, thisYear) && high >= 5 && high < 100 && 2000 + high > low && !groups.highFactor) {
    return isYear(2000 + high, thisYear) ? ordered('year', low, 2000 + high) : null
  }
  const isNamed = groups.opened ?? groups.mileage ?? groups.km ?? groups.currency
  // `2020 - 65,000 km`
  if (groups.dash && groups.km && isYear(low, thisYear) && high >= 10_000) return null
  // `at most 90k and 150,000 km`
  if (groups.and && groups.km && groups.lowFactor && !groups.opened && !groups.mileage) return null
  // «18 الى 20» may be years
  const isUntil = groups.until && !groups.named_year && high > (thisYear + 1) % 100
  const areThousands = (groups.opened || isUntil) && low >= 10 && high >= 10
  if (!groups.highFactor && !(isNamed && high >= 1000) && !(groups.mileage && high > 0) && !areThousands) return null
  const field = groups.mileage || groups.km ? 'mileage' : 'price'
  // «من 50 الى 80 الف»: the factor applies to both
  const shared = !groups.lowFactor && low < high ? factorOf(groups.highFactor ?? '') : undefined
  const from = low < 1000 && shared ? low * shared : inThousands(low, groups.lowFactor)
  const to = inThousands(high, groups.highFactor)
  return { ...ordered(field, from, to), isReversed: from > to }
}

function readCount(field: CountName) {
  const { least, most: mostOfAny, mostMeant } = COUNTS[field]
  return (groups: Groups): Found | null => {
    const beyond = groups.more_than ? 1 : groups.less_than ? -1 : 0
    const value = countIn(groups, 'value') + beyond
    const last = countIn(groups, 'high') || value
    const isFrom = isOpen(groups, 'at_least', 'or_more', 'more_than')
    const isUpTo = isOpen(groups, 'at_most', 'or_less', 'less_than')
    if (value < least || Math.max(value, last) > mostOfAny) return null
    const low = isUpTo ? least : value
    const most = isFrom ? Math.max(last, mostMeant) : last
    if (low >= most) return { field, min: low, max: low }
    const counts = groupOf(groups, 'either') && !isFrom && !isUpTo ? [low, last] : numbersBetween(low, most)
    return { field, min: low, max: most, counts }
  }
}

const isOpen = (groups: Groups, ...names: string[]): boolean =>
  names.some((name) => groupOf(groups, name) !== undefined)

/** The group of a name, with or without an ending. */
const groupOf = (groups: Groups, name: string): string | undefined =>
  Object.entries(groups).find(([key, text]) => text && (key === name || key.startsWith(`${name}_`)))?.[1]

/** 0 if there is none. */
function countIn(groups: Groups, name: 'value' | 'high'): number {
  const beginning = name === 'value' ? 'is_' : 'high_is_'
  const word = Object.keys(groups).find((key) => key.startsWith(beginning) && groups[key])
  return Number(word ? /\d+/.exec(word)?.[0] : (groupOf(groups, name) ?? 0))
}

const numbersBetween = (low: number, high: number): number[] =>
  Array.from({ length: high - low + 1 }, (_, at) => low + at)

function readNow({ next, next_year, last, last_year }: Groups, thisYear: number): Found {
  const year = thisYear + (next || next_year ? 1 : last || last_year ? -1 : 0)
  return { field: 'year', min: year, max: year }
}

function readDecade({ nineties, eighties, seventies, decade }: Groups): Found {
  const first = 1900 + Number(nineties ? 90 : eighties ? 80 : seventies ? 70 : decade)
  return { field: 'year', min: first, max: first + 9 }
}

/** Two numbers of two digits that are close to each other and to this year. */
function readShortYears({ low = '', high = '' }: Groups, thisYear: number): Found | null {
  const [one, other] = [2000 + Number(low), 2000 + Number(high)]
  const areYears = Math.min(one, other) >= 2005 && isYear(Math.max(one, other), thisYear)
  return areYears && one !== other && Math.abs(one - other) <= 5 ? ordered('year', one, other) : null
}

function ordered(field: NumberField, one: number, other: number): Found {
  return { field, min: Math.min(one, other), max: Math.max(one, other) }
}

function readBound(groups: Groups, thisYear: number): Found | null {
  const found = readPlainBound(groups, thisYear)
  // «ما تطلع فوق 70» means at most 70
  return found && groups.negated ? { ...found, min: found.max, max: found.min } : found
}

function readPlainBound(groups: Groups, thisYear: number): Found | null {
  const value = inFullYear(amountOf(groups, 'value'), groups, thisYear)
  if (groups.power) return { field: 'power_hp', min: groups.from ? value : null, max: groups.up_to ? value : null }
  const isMileage =
    groups.mileage ??
    groups.mileage_inside ??
    groups.mileage_after ??
    groups.mileage_up ??
    groups.mileage_from ??
    groups.mileage_driven ??
    groups.km
  const isYearBound = isYear(value, thisYear) && !groups.valueFactor && !groups.currency && !isMileage
  const field = isYearBound ? 'year' : isMileage ? 'mileage' : 'price'
  // `Expedition Max 2015`
  if (isYearBound && groups.up_to === 'max') return { field, min: value, max: value }
  const limit = isYearBound ? value : inThousands(value, groups.valueFactor)
  if (limit > MOST || (!groups.valueFactor && value < LEAST)) return null
  return { field, min: groups.from ? limit : null, max: groups.up_to ? limit : null }
}

/** Bounds of years: «بعد ١٨», «احدث من ١٨», «١٨ وطالع». No price is at least so many thousands and no more. */
const OF_YEARS =
  /^(?:(?:ما |من )?بعد|(?:ما )?قبل|احدث من|اجدد من|اقدم من|after|since|before|(?:newer|older|later) than|starting from)$/
const SHORT_YEAR = /^(?:0[5-9]|1\d|2\d)$/

/** «موديل ١٩ وفوق», «١٩ وفوق». */
function inFullYear(value: number, groups: Groups, thisYear: number): number {
  const { named_year, valueFactor, currency, km, mileage, or_more, up_to, from } = groups
  if (valueFactor || value >= 100) return value
  const isShortYear = SHORT_YEAR.test(groups.value ?? '') && (or_more ?? OF_YEARS.test(up_to ?? from ?? ''))
  if (!named_year && !(isShortYear && !currency && !km && !mileage)) return value
  return value <= (thisYear + 1) % 100 ? 2000 + value : value >= 50 ? 1900 + value : value
}

const CASH = /^(?:كاش|نقدا|cash)$/

/** Without a word such as «تحت», a price or mileage is a maximum. */
function readBare(groups: Groups, thisYear: number): Found | null {
  const value = amountOf(groups, 'value')
  const { valueFactor: factor, mileage, km, currency } = groups
  // «كامري 22 كاش» is a year
  const isShortYear = !factor && value <= (thisYear + 1) % 100
  const isOfCash = CASH.test(groups.price ?? groups.cash ?? '')
  const price = isOfCash && isShortYear ? undefined : (groups.price ?? groups.cash)
  if (groups.power) return value >= 40 && value <= 2000 ? { field: 'power_hp', min: value, max: null } : null
  // «٢٠٢١ كم السوم»: here «كم» means "how much"
  if (!factor && isYear(value, thisYear) && !mileage && (!km || km === 'كم') && !currency) return null
  // `for 5 kids`, «ب 1»
  if (price && !factor && value < (price === 'for' ? 1000 : LEAST)) return null
  const limit = mileage || price ? inThousands(value, factor) : value
  const isNamed = factor ?? mileage ?? currency ?? price ?? (km && value >= 100 ? km : undefined)
  // numbers of five or more digits are never car names
  if ((!isNamed && (value < 10_000 || value > 2_000_000)) || limit > MOST) return null
  return { field: mileage || km ? 'mileage' : 'price', min: null, max: limit, isBare: !price }
}

function readNamedYear(groups: Groups, thisYear: number): Found | null {
  const digits = groups.year ?? groups.year_before ?? groups.short_before ?? ''
  const short = Number(digits)
  const year = digits.length === 4 ? short : short <= (thisYear + 1) % 100 ? 2000 + short : 1900 + short
  return isYear(year, thisYear) ? { field: 'year', min: year, max: groups.from ? null : year } : null
}

/** «اقل من 5 سنوات», `not older than 5 years`; `older than 5 years` is a maximum of the year. */
function readAge({ count, older, negated }: Groups, thisYear: number): Found | null {
  const found = yearsFrom(thisYear - Number(count), thisYear)
  return found && older && !negated ? { ...found, min: null, max: found.min } : found
}

const yearsFrom = (year: number, thisYear: number): Found | null =>
  isYear(year, thisYear) ? { field: 'year', min: year, max: null } : null

function amountOf(groups: Groups, name: string): number {
  return Number((groups[name] ?? '').replaceAll(' ', '')) * (factorOf(groups[`${name}Factor`] ?? '') ?? 1)
}

/** Prices and mileages below a thousand are in thousands: «تحت 50», «ممشى 100». */
const inThousands = (value: number, factor: string | undefined): number =>
  !factor && value < 1000 ? value * 1000 : value

function isYear(value: number, thisYear: number): boolean {
  return Number.isInteger(value) && value >= 1950 && value <= thisYear + 1
}
