import type { CodeName } from '../questions/facet-codes.ts'
import {
  allWords,
  BITS,
  bitsOf,
  firstBit,
  positionsIn,
  sizeOf,
  subtract,
  type CarSet,
  type SelectedCars,
  type WordList,
} from './car-set.ts'
import { liveAt, type CarTable } from './car-table.ts'
import { countCodes, type CountedPart } from './counted-part.ts'
import { PART_NAMES, PART_OF } from './parts.ts'
import type { CountedCars } from './messages.ts'
import type { Zones } from './zones.ts'

/** Buffers reused for all counts, since allocating them would take longer than many counts. */
export interface Room {
  /** The cars that are counted. */
  set: CarSet
  others: CarSet
  all: WordList
  /** Room for the positions of `WORDS_AT_ONCE` words. */
  positions: Uint32Array
}

/** Chosen so that positions and columns fit into the processor's L1 cache. */
const WORDS_AT_ONCE = 128

/** @param words number of words in the sets of a table */
export const createRoom = (words: number): Room => ({
  set: new Int32Array(words),
  others: new Int32Array(words),
  all: allWords(words),
  positions: new Uint32Array(WORDS_AT_ONCE * BITS),
})

/** Counts the cars on offer. */
export function tally(
  table: CarTable,
  { set, words }: SelectedCars,
  names: readonly CodeName[],
  now: number,
  room: Room,
): CountedCars {
  const live = liveAt(table, now)
  const total = sizeOf(set, words)
  if (!names.length) return { total, counts: {} }
  // iterates over the smaller group: the selected cars or the others
  const isMost = words === room.all && total * 2 > live.total
  const gone = { set: isMost ? othersOf(live.set, set, room) : set, words }
  const parts = PART_NAMES.filter((part) => names.some((name) => PART_OF[name] === part)).map(
    (name) => table.parts[name],
  )
  const counted = countParts(parts, gone, room)
  const counts: CountedCars['counts'] = {}
  parts.forEach((part, at) => {
    if (isMost) takeFrom(part.live, counted[at]!)
    for (const name of names) if (PART_OF[name] === part.name) counts[name] = countCodes(part, name, counted[at]!)
  })
  return { total, counts }
}

function othersOf(live: CarSet, set: CarSet, { others, all }: Room): CarSet {
  others.set(live)
  subtract(others, set, all)
  return others
}

/** Counts the cars for each value of each part. */
function countParts(parts: readonly CountedPart[], cars: SelectedCars, { positions }: Room): Int32Array[] {
  const counted = parts.map((part) => (part.zones ? countZoned(part, part.zones, cars) : noneOf(part)))
  if (parts.every(({ zones }) => zones)) return counted
  for (let from = 0; from < cars.words.length; from += WORDS_AT_ONCE) {
    const listed = positionsIn(cars.set, cars.words.subarray(from, from + WORDS_AT_ONCE), positions)
    parts.forEach(({ zones, column }, at) => {
      if (!zones) countValues(column, listed, counted[at]!)
    })
  }
  return counted
}

const noneOf = ({ values }: CountedPart) => new Int32Array(values.length)

function countValues(column: CountedPart['column'], listed: Uint32Array, counted: Int32Array): void {
  for (let one = 0; one < listed.length; one++) counted[column[listed[one]!]!]!++
}

/** Handles a whole word at once if all of its cars have the same value. */
function countZoned(part: CountedPart, { least, greatest }: Zones, { set, words }: SelectedCars): Int32Array {
  const { column } = part
  const counted = noneOf(part)
  for (let one = 0; one < words.length; one++) {
    const word = words[one]!
    if (set[word] === 0) continue
    if (least[word] === greatest[word]) counted[least[word]!]! += bitsOf(set[word]!)
    else for (let rest = set[word]!; rest !== 0; rest &= rest - 1) counted[column[word * BITS + firstBit(rest)]!]!++
  }
  return counted
}

function takeFrom(all: readonly number[], counted: Int32Array): void {
  for (let place = 0; place < counted.length; place++) counted[place] = all[place]! - counted[place]!
}
