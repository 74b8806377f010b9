import { isDamaged } from '#domain/text/is-damaged.ts'
import { isBlank } from '#domain/text/visible-text.ts'
import { decodeText } from './decode-text.ts'
import { isCompoundFile, isZip } from './file-signatures.ts'
import { readWorkbook } from './read-workbook.ts'
import { splitText } from './split-text.ts'
import { TableRefused } from './table-refused.ts'
import type { Row } from './workbook-sheet.ts'

export interface Table {
  titles: string[]
  /** Names of visible sheets that were not read, although they are not empty. */
  other_sheets: string[]
  /** @throws TableRefused while they are read */
  lines: AsyncIterable<TableLine>
}

export interface TableLine {
  /** The number of the row in the file, from 1. */
  line: number
  /** The cells by the titles of their columns. */
  record: Readonly<Record<string, string>>
}

interface HowToRead {
  /** Whether a cell is the title of a column. */
  isTitle: (cell: string) => boolean
  /** The largest accepted size of a workbook when decompressed. */
  mostBytes: number
  /** The most rows in a sheet of a workbook. */
  mostRows: number
}

/** Titles and remarks may stand above the headings. */
const MOST_ROWS_ABOVE = 20
/** Fewer known titles may be a coincidence: a title of the whole table such as «السيارات». */
const FEWEST_TITLES = 2
const WEB_PAGE = /^\s*<(?:!doctype|html|head|meta|table|\?xml)/i
/**
 * Reads a table from any file that a spreadsheet writes. The headings may follow other lines; blank rows are skipped.
 * Of several sheets the one with the best headings is read.
 * @throws TableRefused
 */
export async function readTable(bytes: Uint8Array, { isTitle, ...limits }: HowToRead): Promise<Table> {
  const rate = (cells: readonly string[]) => cells.filter((cell) => isTitle(cleanTitle(cell))).length
  if (isZip(bytes) || isCompoundFile(bytes)) {
    const sheets = await readWorkbook({ bytes, ...limits })
    const ratings = sheets.map(({ rows }) =>
      Math.max(0, ...rows.slice(0, MOST_ROWS_ABOVE).map(({ cells }) => rate(cells))),
    )
    const [chosen] = sheets.toSorted((a, b) => (ratings[sheets.indexOf(b)] ?? 0) - (ratings[sheets.indexOf(a)] ?? 0))
    const other = sheets.filter((sheet) => sheet !== chosen).map(({ name }) => name)
    return { ...(await readHeadings(oneByOne(chosen?.rows ?? []), rate)), other_sheets: other }
  }
  const text = decodeText(bytes)
  if (text === null) throw new TableRefused('unreadable')
  if (WEB_PAGE.test(text)) throw new TableRefused('web_page')
  return { ...(await readHeadings(splitText(text, rate), rate)), other_sheets: [] }
}

// oxlint-disable-next-line require-await
async function* oneByOne(rows: readonly Row[]): AsyncIterable<Row> {
  yield* rows
}

/** Finds the headings: the first row with the most known titles. */
async function readHeadings(
  source: AsyncIterable<Row>,
  rate: (cells: readonly string[]) => number,
): Promise<Omit<Table, 'other_sheets'>> {
  const rows = source[Symbol.asyncIterator]()
  const beginning: Row[] = []
  while (beginning.length < MOST_ROWS_ABOVE) {
    const { value, done } = await rows.next()
    if (done) break
    if (hasContent(value.cells)) beginning.push(value)
  }
  const [first] = beginning
  if (!first) throw new TableRefused('empty')
  const best = beginning.reduce((one, other) => (rate(other.cells) > rate(one.cells) ? other : one))
  const headings = rate(best.cells) < FEWEST_TITLES && !rate(first.cells) ? first : best
  const titles = headings.cells.map(cleanTitle)
  if (titles.some(isDamaged)) throw new TableRefused('damaged')
  return { titles, lines: readLines(titles, beginning.slice(beginning.indexOf(headings) + 1), rows) }
}

async function* readLines(
  titles: readonly string[],
  begun: readonly Row[],
  rest: AsyncIterator<Row>,
): AsyncIterable<TableLine> {
  for (const row of begun) yield asLine(titles, row)
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    if (hasContent(next.value.cells)) yield asLine(titles, next.value)
  }
}

/** If columns have the same title, the first one counts. */
function asLine(titles: readonly string[], { line, cells }: Row): TableLine {
  const record = new Map<string, string>()
  for (const [at, cell] of cells.entries()) {
    const title = titles[at]
    if (title && !record.has(title)) record.set(title, cell)
  }
  return { line, record: Object.fromEntries(record) }
}

const hasContent = (cells: readonly string[]): boolean => cells.some((cell) => !isBlank(cell))
const cleanTitle = (cell: string): string => cell.replaceAll(/\p{Cf}/gu, '').trim()
