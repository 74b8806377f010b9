import { LRUCache } from 'lru-cache'
import type { Condition } from '../questions/conditions.ts'
import { BITS, filledWords, mark, type CarSet, type WordList } from './car-set.ts'
import { NONE, type CarTable } from './car-table.ts'
import type { CountedPart } from './counted-part.ts'
import { boundsOf, placeOf, valuesFulfil } from './fulfils.ts'
import type { Zones } from './zones.ts'

/** The cars that match a condition, on offer or not. */
export interface CachedSet {
  set: CarSet
  /** The result of `filledWords`; undefined if not computed yet. */
  filled: WordList | null | undefined
  era: number
  /** How many of the changes of the era (`CarTable.written`) the set includes. */
  written: number
}

export type SetCache = LRUCache<string, CachedSet>

/** A set of a million cars takes 125 KB. */
const MOST_ENTRIES = 128
/** Greater than any price, mileage or power. */
const MOST = 2 ** 30

export const createSetCache = (): SetCache => new LRUCache({ max: MOST_ENTRIES })

/** The cached set of a condition, brought up to date. Not for conditions on words or on other cars. */
export function setOf(table: CarTable, cache: SetCache, condition: Condition): CachedSet {
  const name = JSON.stringify(condition)
  const last = cache.get(name)
  if (last?.era === table.era) {
    for (; last.written < table.written.length; last.written++) {
      const at = table.written[last.written] as number
      if (last.set[at >>> 5] === 0) last.filled = undefined
      mark(last.set, at, fulfils(table, condition, at))
    }
    return last
  }
  const made: CachedSet = {
    set: makeSet(table, condition),
    filled: undefined,
    era: table.era,
    written: table.written.length,
  }
  cache.set(name, made)
  return made
}

export function filledOf(cache: CachedSet): WordList | null {
  if (cache.filled === undefined) cache.filled = filledWords(cache.set)
  return cache.filled
}

function fulfils({ columns, parts }: CarTable, condition: Condition, at: number): boolean {
  const place = placeOf(condition)
  if (typeof place === 'string') throw new Error('The table does not contain the words of ads, nor compare cars')
  if ('part' in place) {
    const { column, values } = parts[place.part]
    return valuesFulfil(condition, values[column[at]!]!)
  }
  const { from, to, isInverted } = clamped(condition)
  return (isInverted ? signOutside : signWithin)(from, to, columns[place.column][at]!) < 0
}

function makeSet(table: CarTable, condition: Condition): CarSet {
  const { columns, parts, zones, size } = table
  const set = new Int32Array(table.live.set.length)
  const place = placeOf(condition)
  if (typeof place === 'string') throw new Error('The table does not contain the words of ads, nor compare cars')
  if ('column' in place) markRange(columns[place.column], zones[place.column], size, clamped(condition), set)
  else {
    const { column, values, zones: ofPlaces } = parts[place.part]
    const fulfilling = Uint8Array.from(values, (value) => Number(valuesFulfil(condition, value)))
    if (ofPlaces) markZonedValues(column, ofPlaces, size, fulfilling, set)
    else markValues(column, size, fulfilling, set)
  }
  return set
}

type ValueColumn = CountedPart['column']

function markValues(column: ValueColumn, size: number, fulfilling: Uint8Array, set: CarSet): void {
  for (let start = 0, word = 0; start < size; start += BITS, word++) {
    set[word] = valueBits(column, start, Math.min(start + BITS, size), fulfilling)
  }
}

/** Bits beyond the last car are ignored. */
const ALL = -1

/** @param zones zones of the column */
function markZonedValues(
  column: ValueColumn,
  { least, greatest }: Zones,
  size: number,
  fulfilling: Uint8Array,
  set: CarSet,
): void {
  for (let start = 0, word = 0; start < size; start += BITS, word++) {
    if (least[word] === greatest[word]) set[word] = fulfilling[least[word]!] ? ALL : 0
    else set[word] = valueBits(column, start, Math.min(start + BITS, size), fulfilling)
  }
}

// from the last position of a word to the first, since shifting the result by one is faster than shifting each
// bit into place
function valueBits(column: ValueColumn, start: number, end: number, fulfilling: Uint8Array): number {
  let bits = 0
  for (let at = end - 1; at >= start; at--) bits = (bits << 1) | fulfilling[column[at]!]!
  return bits
}

interface Bounds {
  from: number
  to: number
  isInverted: boolean
}

function clamped(condition: Condition): Bounds {
  const { from, to, isInverted } = boundsOf(condition)
  // integers compare several times faster than floats
  const clamp = (bound: number) => Math.max(NONE - 1, Math.min(bound, MOST)) | 0
  return { from: clamp(from), to: clamp(to), isInverted }
}

function markRange(
  column: Int32Array,
  { least, greatest }: Zones,
  size: number,
  { from, to, isInverted }: Bounds,
  set: CarSet,
): void {
  const [within, outside] = isInverted ? [0, ALL] : [ALL, 0]
  for (let start = 0, word = 0; start < size; start += BITS, word++) {
    const low = least[word]!
    const high = greatest[word]!
    if (low >= from && high <= to) set[word] = within
    else if ((low > to || high < from) && (!isInverted || low > NONE)) set[word] = outside
    else {
      const end = Math.min(start + BITS, size)
      set[word] = isInverted ? bitsOutside(column, start, end, from, to) : bitsWithin(column, start, end, from, to)
    }
  }
}

function bitsWithin(column: Int32Array, start: number, end: number, from: number, to: number): number {
  let bits = 0
  for (let at = end - 1; at >= start; at--) bits = (bits << 1) | (signWithin(from, to, column[at]!) >>> 31)
  return bits
}

function bitsOutside(column: Int32Array, start: number, end: number, from: number, to: number): number {
  let bits = 0
  for (let at = end - 1; at >= start; at--) bits = (bits << 1) | (signOutside(from, to, column[at]!) >>> 31)
  return bits
}

// Negative if the car is in the set. Without branches, which the processor would mispredict for every other car.
const signWithin = (from: number, to: number, value: number): number => ~((value - from) | (to - value))
const signOutside = (from: number, to: number, value: number): number =>
  ((value - from) | (to - value)) & (NONE - value)
