import { mark, roomFor, type CarSet } from './car-set.ts'

/** The cars whose ads say each common word. */
export interface CommonWords {
  /** The index of each word in `sets`. */
  places: Map<string, number>
  sets: CarSet[]
  /** Whether all ads have been read. */
  isComplete: boolean
  /** How many cars there were when the words were chosen. */
  cars: number
  /** Positions that were written while the ads were being read, which may be older. */
  written: Set<number>
}

export const createCommonWords = (): CommonWords => ({
  places: new Map(),
  sets: [],
  isComplete: false,
  cars: 0,
  written: new Set(),
})

/** Undefined if the database has to find the ads. */
export function setOfWord({ places, sets, isComplete }: CommonWords, word: string): CarSet | undefined {
  const place = isComplete ? places.get(word) : undefined
  return place === undefined ? undefined : sets[place]
}

export function growWords(words: CommonWords, capacity: number): void {
  words.sets = words.sets.map((set) => {
    const grown = new Int32Array(roomFor(capacity))
    grown.set(set)
    return grown
  })
}

/** Replaces what is known of an ad. */
export function writeWords({ places, sets, isComplete, written }: CommonWords, at: number, said: readonly string[]) {
  for (const set of sets) mark(set, at, false)
  for (const word of said) {
    const place = places.get(word)
    if (place !== undefined) mark(sets[place]!, at, true)
  }
  if (!isComplete) written.add(at)
}
