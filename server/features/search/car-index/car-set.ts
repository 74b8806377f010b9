/** Positions of cars, a bit for each. Signed, since unsigned words above 2³¹ are no small integers to V8. */
export type CarSet = Int32Array

export const BITS = 32

export const roomFor = (positions: number): number => Math.ceil(positions / BITS)

export const has = (set: CarSet, at: number): boolean => (((set[at >>> 5] as number) >>> (at & 31)) & 1) === 1

export function mark(set: CarSet, at: number, isIn: boolean): void {
  const bit = 1 << (at & 31)
  if (isIn) set[at >>> 5]! |= bit
  else set[at >>> 5]! &= ~bit
}

export function sizeOf(set: CarSet): number {
  let size = 0
  for (let word = 0; word < set.length; word++) size += bitsOf(set[word]!)
  return size
}

/** Leaves out of a set what is not in the other. */
export function intersect(set: CarSet, other: CarSet): void {
  for (let word = 0; word < set.length; word++) set[word]! &= other[word]!
}

/** Leaves out of a set what is in the other. */
export function subtract(set: CarSet, other: CarSet): void {
  for (let word = 0; word < set.length; word++) set[word]! &= ~other[word]!
}

function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/**
 * Lists them in order.
 * @param into room for all of them
 */
export function positionsIn(set: CarSet, into: Uint32Array): Uint32Array {
  let size = 0
  for (let word = 0; word < set.length; word++) {
    const start = word * BITS
    for (let rest = set[word]!; rest !== 0; rest &= rest - 1) into[size++] = start + 31 - Math.clz32(rest & -rest)
  }
  return into.subarray(0, size)
}
