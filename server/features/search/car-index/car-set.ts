/** A bitmap of car positions. Signed, since V8 does not treat unsigned words above 2³¹ as small integers. */
export type CarSet = Int32Array

export const BITS = 32

export const roomFor = (positions: number): number => Math.ceil(positions / BITS)

export const has = (set: CarSet, at: number): boolean => (((set[at >>> 5] as number) >>> (at & 31)) & 1) === 1

export function mark(set: CarSet, at: number, isIn: boolean): void {
  const bit = 1 << (at & 31)
  if (isIn) set[at >>> 5]! |= bit
  else set[at >>> 5]! &= ~bit
}

/** Indexes of the words of a set to process; all other words are empty or irrelevant. */
export type WordList = Uint32Array

export interface SelectedCars {
  set: CarSet
  words: WordList
}

export const allWords = (count: number): WordList => Uint32Array.from({ length: count }, (_, word) => word)

/** The words that are not empty; null if they are more than half of all words. */
export function filledWords(set: CarSet): WordList | null {
  const filled = new Uint32Array(set.length >>> 1)
  let size = 0
  for (let word = 0; word < set.length; word++) {
    if (set[word] === 0) continue
    if (size === filled.length) return null
    filled[size++] = word
  }
  return filled.slice(0, size)
}

export function sizeOf(set: CarSet, words: WordList): number {
  let size = 0
  for (let one = 0; one < words.length; one++) size += bitsOf(set[words[one]!]!)
  return size
}

export function copyTo(set: CarSet, from: CarSet, words: WordList): void {
  for (let one = 0; one < words.length; one++) set[words[one]!] = from[words[one]!]!
}

/** Removes from a set all cars that are not in the other. */
export function intersect(set: CarSet, other: CarSet, words: WordList): void {
  for (let one = 0; one < words.length; one++) set[words[one]!]! &= other[words[one]!]!
}

export function complement(set: CarSet): void {
  for (let word = 0; word < set.length; word++) set[word] = ~set[word]!
}

/** Removes from a set all cars that are in the other. */
export function subtract(set: CarSet, other: CarSet, words: WordList): void {
  for (let one = 0; one < words.length; one++) set[words[one]!]! &= ~other[words[one]!]!
}

export function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The position of the lowest bit of a word that is not 0. */
export const firstBit = (word: number): number => 31 - Math.clz32(word & -word)

/**
 * Lists the positions in a set, in the order of the words.
 * @param into has space for all of them
 */
export function positionsIn(set: CarSet, words: WordList, into: Uint32Array): Uint32Array {
  let size = 0
  for (let one = 0; one < words.length; one++) {
    const start = words[one]! * BITS
    for (let rest = set[words[one]!]!; rest !== 0; rest &= rest - 1) into[size++] = start + firstBit(rest)
  }
  return into.subarray(0, size)
}
