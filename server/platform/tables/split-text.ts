import { CsvError, parse } from 'csv-parse'
import { parse as parseAtOnce } from 'csv-parse/sync'
import { Readable } from 'node:stream'
import { TableRefused } from './table-refused.ts'
import type { Row } from './workbook-sheet.ts'

/** Excel separates with semicolons or tabs in some languages, and names the separator in the first line. */
const SEPARATORS = [',', ';', '\t', '؛', '|']
const NAMED_SEPARATOR = /^sep=(.)(?:\r\n?|\n)/i
/** Rows that are examined to find the separator. */
const EXAMINED_ROWS = 20
const EXAMINED_CHARACTERS = 100_000
/** Rows are parsed in steps of this size, so that others get a turn and few rows wait in memory. */
const CHUNK_BYTES = 65_536

/**
 * Splits a text file into rows. Line breaks in cells become `\n`.
 * @param rate how well a row fits as headings
 * @throws TableRefused, also while the rows are read
 */
export function splitText(text: string, rate: (cells: readonly string[]) => number): AsyncIterable<Row> {
  const [names = '', named] = NAMED_SEPARATOR.exec(text) ?? []
  const rest = text.slice(names.length).replaceAll(/\r\n?/g, '\n')
  const separator = named ?? findSeparator(rest.slice(0, EXAMINED_CHARACTERS), rate)
  return readRows(rest, separator, names ? 1 : 0)
}

async function* readRows(text: string, delimiter: string, linesBefore: number): AsyncIterable<Row> {
  const parser = Readable.from(chunksOf(Buffer.from(text))).pipe(parse({ ...optionsFor(delimiter), info: true }))
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      yield { line: info.lines + linesBefore, cells: record }
    }
  } catch (error) {
    throw error instanceof CsvError ? new TableRefused('unreadable') : error
  }
}

function* chunksOf(bytes: Buffer): Iterable<Buffer> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES)
}

const optionsFor = (delimiter: string) => ({
  delimiter,
  record_delimiter: '\n',
  relax_column_count: true,
})

/** The separator that gives the best headings or, among equal ones, the most columns. */
function findSeparator(beginning: string, rate: (cells: readonly string[]) => number): string {
  const found = SEPARATORS.map((separator) => {
    const rows = beginningOf(beginning, separator)
    return {
      separator,
      rating: Math.max(0, ...rows.map(rate)),
      columns: Math.max(0, ...rows.map((cells) => cells.length)),
    }
  })
  const [best] = found.toSorted((a, b) => b.rating - a.rating || b.columns - a.columns)
  return best?.separator ?? ','
}

function beginningOf(text: string, delimiter: string): string[][] {
  try {
    return parseAtOnce(text, { ...optionsFor(delimiter), to: EXAMINED_ROWS })
  } catch {
    // a quotation mark that is not closed, since this is not the separator or the text was cut
    return []
  }
}
