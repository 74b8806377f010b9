import { createHash } from 'node:crypto'

/** Counts bytes and sums them up. */
export interface Tally {
  add: (bytes: Uint8Array) => void
  /** Ends the counting. */
  end: () => { bytes: number; sha256: string }
}

export function createTally(): Tally {
  const hash = createHash('sha256')
  let bytes = 0
  return {
    add: (part) => {
      hash.update(part)
      bytes += part.length
    },
    end: () => ({ bytes, sha256: hash.digest('hex') }),
  }
}

export function sumOf(bytes: Uint8Array): string {
  const tally = createTally()
  tally.add(bytes)
  return tally.end().sha256
}
