import { hash } from 'node:crypto'

const NEWLINE = 0x0a
const WORDS = 4

/** Sums rows up in any order, since a database stores those of a restored table in another one. */
export interface RowSum {
  /** Takes rows as text, each with a newline at its end, cut anywhere. */
  add: (bytes: Buffer) => void
  end: () => string
}

export function createRowSum(): RowSum {
  const sum = new Uint32Array(WORDS)
  let rest = Buffer.alloc(0)
  const addRow = (row: Buffer) => {
    const hashed = hash('sha256', row, 'buffer')
    // wraps around
    for (let word = 0; word < WORDS; word += 1) sum[word]! += hashed.readUInt32LE(word * 4)
  }
  return {
    add: (bytes) => {
      let start = 0
      for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
        const row = bytes.subarray(start, end)
        addRow(rest.length ? Buffer.concat([rest, row]) : row)
        rest = Buffer.alloc(0)
        start = end + 1
      }
      rest = Buffer.concat([rest, bytes.subarray(start)])
    },
    end: () => [...sum].map((word) => word.toString(16).padStart(8, '0')).join(''),
  }
}
