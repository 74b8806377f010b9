import { LRUCache } from 'lru-cache'
import type { Condition } from '../conditions.ts'
import { BITS, mark, type CarSet } from './car-set.ts'
import { NO_PRICE, type CarTable } from './car-table.ts'
import { boundsOf, placeOf, valueFulfils, type RangeColumn } from './fulfils.ts'

/** The cars that fulfil a condition, on offer or not. */
interface KeptSet {
  set: CarSet
  era: number
  /** So much of what was written in the era is in the set. */
  written: number
}

export type KeptSets = LRUCache<string, KeptSet>

/** A set of a million cars takes 125 KB. */
const MOST_KEPT = 128
/** No price, mileage or power is more. */
const MOST = 2 ** 30

export const createKeptSets = (): KeptSets => new LRUCache({ max: MOST_KEPT })

/** From the last time, with what was written since. Not for words. */
export function setOf(table: CarTable, kept: KeptSets, condition: Condition): CarSet {
  const name = JSON.stringify(condition)
  const last = kept.get(name)
  if (last?.era === table.era) {
    for (; last.written < table.written.length; last.written++) {
      const at = table.written[last.written] as number
      mark(last.set, at, fulfils(table, condition, at))
    }
    return last.set
  }
  const set = makeSet(table, condition)
  kept.set(name, { set, era: table.era, written: table.written.length })
  return set
}

function fulfils({ columns, values }: CarTable, condition: Condition, at: number): boolean {
  const place = placeOf(condition)
  if (place === 'words') throw new Error('What ads say is not in the table')
  if ('key' in place) return valueFulfils(condition, values[place.key][columns[place.key][at]!]!)
  const { from, to, isInverted } = clamped(condition)
  return (isInverted ? signOutside : signWithin)(from, to, columns[place.column][at]!) < 0
}

function makeSet(table: CarTable, condition: Condition): CarSet {
  const set = new Int32Array(table.live.set.length)
  const place = placeOf(condition)
  if (place === 'words') throw new Error('What ads say is not in the table')
  if ('column' in place) markRange(table, place.column, clamped(condition), set)
  else {
    const fulfilling = Uint8Array.from(table.values[place.key], (value) => Number(valueFulfils(condition, value)))
    markValues(table.columns[place.key], table.size, fulfilling, set)
  }
  return set
}

// from the last position of a word to its first, since shifting all by one is faster than each by its own
function markValues(column: Uint32Array, size: number, fulfilling: Uint8Array, set: CarSet): void {
  for (let start = 0, word = 0; start < size; start += BITS, word++) {
    let bits = 0
    for (let at = Math.min(start + BITS, size) - 1; at >= start; at--) bits = (bits << 1) | fulfilling[column[at]!]!
    set[word] = bits
  }
}

type NumberColumn = CarTable['columns'][RangeColumn]

interface Bounds {
  from: number
  to: number
  isInverted: boolean
}

function clamped(condition: Condition): Bounds {
  const { from, to, isInverted } = boundsOf(condition)
  // as integers, which are compared several times as fast
  const clamp = (bound: number) => Math.max(NO_PRICE - 1, Math.min(bound, MOST)) | 0
  return { from: clamp(from), to: clamp(to), isInverted }
}

function markRange({ columns, size }: CarTable, name: RangeColumn, bounds: Bounds, set: CarSet): void {
  const column = columns[name]
  const { from, to } = bounds
  // a loop for each, so that the comparison is compiled into it
  if (bounds.isInverted) markOutside(column, size, from, to, set)
  else markWithin(column, size, from, to, set)
}

function markWithin(column: NumberColumn, size: number, from: number, to: number, set: CarSet): void {
  for (let start = 0, word = 0; start < size; start += BITS, word++) {
    let bits = 0
    for (let at = Math.min(start + BITS, size) - 1; at >= start; at--)
      bits = (bits << 1) | (signWithin(from, to, column[at]!) >>> 31)
    set[word] = bits
  }
}

function markOutside(column: NumberColumn, size: number, from: number, to: number, set: CarSet): void {
  for (let start = 0, word = 0; start < size; start += BITS, word++) {
    let bits = 0
    for (let at = Math.min(start + BITS, size) - 1; at >= start; at--)
      bits = (bits << 1) | (signOutside(from, to, column[at]!) >>> 31)
    set[word] = bits
  }
}

// Negative for what is in the set: a branch would be guessed wrongly for every other car.
const signWithin = (from: number, to: number, value: number): number => ~((value - from) | (to - value))
const signOutside = (from: number, to: number, value: number): number =>
  ((value - from) | (to - value)) & (NO_PRICE - value)
