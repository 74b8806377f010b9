import type { Condition } from '../conditions.ts'
import type { FacetKey } from '../facet-keys.ts'
import { NO_PRICE, positionOf, type CarTable } from './car-table.ts'
import { boundsOf, placeOf, valueFulfils, type RangeColumn } from './fulfils.ts'

/** The bit of cars that are gone or expired. */
export const GONE = 1 << 30
/** So many conditions have a bit of their own. */
export const MOST_CONDITIONS = 30

/** The ads that say the words of a condition, by the place of the condition. */
export type KeysOfWords = ReadonlyMap<number, Float64Array>

/**
 * For each position a bit for each condition that its car does not fulfil.
 * @param failures what is written to, at least as long as the table
 */
export function markFailures(
  table: CarTable,
  conditions: readonly Condition[],
  worded: KeysOfWords,
  now: number,
  failures: Uint32Array,
): void {
  markGone(table, now, failures)
  const keys = new Map<FacetKey, { condition: Condition; bit: number }[]>()
  conditions.forEach((condition, at) => {
    const bit = 1 << at
    const place = placeOf(condition)
    if (place === 'words') markWords(table, condition, worded.get(at) ?? new Float64Array(0), bit, failures)
    else if ('column' in place) markRange(table, place.column, condition, bit, failures)
    else keys.set(place.key, [...(keys.get(place.key) ?? []), { condition, bit }])
  })
  for (const [key, ofKey] of keys) {
    const failed = Uint32Array.from(table.values[key], (value) =>
      ofKey.reduce((bits, { condition, bit }) => (valueFulfils(condition, value) ? bits : bits | bit), 0),
    )
    const column = table.columns[key]
    for (let at = 0; at < table.size; at++) failures[at]! |= failed[column[at]!]!
  }
}

function markGone({ columns: { expires_at }, size }: CarTable, now: number, failures: Uint32Array): void {
  for (let at = 0; at < size; at++) failures[at] = expires_at[at]! > now ? 0 : GONE
}

function markRange(
  { columns, size }: CarTable,
  name: RangeColumn,
  condition: Condition,
  bit: number,
  failures: Uint32Array,
): void {
  const column = columns[name]
  const { from, to, isInverted } = boundsOf(condition)
  if (isInverted) {
    for (let at = 0; at < size; at++) {
      const value = column[at]!
      if ((value >= from && value <= to) || value === NO_PRICE) failures[at]! |= bit
    }
    return
  }
  for (let at = 0; at < size; at++) {
    const value = column[at]!
    if (value < from || value > to) failures[at]! |= bit
  }
}

function markWords(
  table: CarTable,
  condition: Condition,
  keys: Float64Array,
  bit: number,
  failures: Uint32Array,
): void {
  const isInverted = condition.field === 'not'
  if (!isInverted) for (let at = 0; at < table.size; at++) failures[at]! |= bit
  for (const key of keys) {
    const at = positionOf(table, key)
    if (at !== null) failures[at]! ^= bit
  }
}
