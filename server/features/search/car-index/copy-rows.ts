import { pipeline } from 'node:stream/promises'
import { Writable } from 'node:stream'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'

/** The signature, flags and length of an empty extension: https://www.postgresql.org/docs/current/sql-copy.html */
const HEADER_BYTES = 19
const INT_2 = 2
const INT_4 = 4
const INT_8 = 8
const NULL_LENGTH = -1
/** Takes the place of the number of fields after the last row. */
const END = -1

/** Reads the value of a field from these bytes. */
type ReadField<Value> = (bytes: Buffer, at: number, length: number, field: number) => Value

/** Reads all rows of a query, each as soon as it is here. */
export async function copyRows<Value>(
  client: pg.Client,
  query: string,
  readField: ReadField<Value>,
  onRow: (fields: readonly (Value | null)[]) => void,
): Promise<void> {
  const read = createCopyReader(readField, onRow)
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      read(chunk)
      done()
    },
  })
  await pipeline(client.query(copyTo(`copy (${query}) to stdout (format binary)`)), sink)
}

/** Parses rows in the binary COPY format from chunks of any size. */
function createCopyReader<Value>(
  readField: ReadField<Value>,
  onRow: (fields: readonly (Value | null)[]) => void,
): (chunk: Buffer) => void {
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
      onRow(readRow(bytes, at, readField))
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

function readRow<Value>(bytes: Buffer, start: number, readField: ReadField<Value>): (Value | null)[] {
  const fields = Array<Value | null>(bytes.readInt16BE(start))
  let at = start + INT_2
  for (let field = 0; field < fields.length; field++) {
    const length = bytes.readInt32BE(at)
    at += INT_4
    fields[field] = length === NULL_LENGTH ? null : readField(bytes, at, length, field)
    at += Math.max(0, length)
  }
  return fields
}

/** Times are in microseconds since 2000. */
export function readInteger(bytes: Buffer, at: number, length: number): number {
  if (length === INT_8) return bytes.readInt32BE(at) * 2 ** 32 + bytes.readUInt32BE(at + INT_4)
  return length === INT_2 ? bytes.readInt16BE(at) : bytes.readInt32BE(at)
}
