/** The signature, flags and length of an empty extension: https://www.postgresql.org/docs/current/sql-copy.html */
const HEADER_BYTES = 19
const INT_2 = 2
const INT_4 = 4
const INT_8 = 8
const NULL_LENGTH = -1
/** Takes the place of the number of fields after the last row. */
const END = -1

/**
 * Parses rows of integers in the binary COPY format from chunks of any size. Times are in microseconds since 2000,
 * as in PostgreSQL.
 */
export function createCopyReader(onRow: (fields: readonly (number | null)[]) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0)
  let hasHeader = false

  return (chunk) => {
    const bytes = rest.length ? Buffer.concat([rest, chunk]) : chunk
    let at = 0
    if (!hasHeader) {
      if (bytes.length < HEADER_BYTES) {
        rest = bytes
        return
      }
      hasHeader = true
      at = HEADER_BYTES
    }
    for (;;) {
      const end = endOfRow(bytes, at)
      if (end === null) break
      onRow(readRow(bytes, at))
      at = end
    }
    rest = bytes.subarray(at)
  }
}

/** The index after the row; null if the row is incomplete or the data has ended. */
function endOfRow(bytes: Buffer, start: number): number | null {
  if (start + INT_2 > bytes.length) return null
  const count = bytes.readInt16BE(start)
  if (count === END) return null
  let at = start + INT_2
  for (let field = 0; field < count; field++) {
    if (at + INT_4 > bytes.length) return null
    const length = bytes.readInt32BE(at)
    at += INT_4 + Math.max(0, length)
  }
  return at > bytes.length ? null : at
}

function readRow(bytes: Buffer, start: number): (number | null)[] {
  const fields = Array<number | null>(bytes.readInt16BE(start))
  let at = start + INT_2
  for (let field = 0; field < fields.length; field++) {
    const length = bytes.readInt32BE(at)
    at += INT_4
    fields[field] = length === NULL_LENGTH ? null : readInteger(bytes, at, length)
    at += Math.max(0, length)
  }
  return fields
}

function readInteger(bytes: Buffer, at: number, length: number): number {
  if (length === INT_8) return bytes.readInt32BE(at) * 2 ** 32 + bytes.readUInt32BE(at + INT_4)
  return length === INT_2 ? bytes.readInt16BE(at) : bytes.readInt32BE(at)
}
