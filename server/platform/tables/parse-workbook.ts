import { unzipSync } from 'fflate'
import { EncryptedFileError, readOds, readXls, readXlsx, type CellValue, type Sheet } from 'hucre'
import { isBlank } from '#domain/text/visible-text.ts'
import { isCompoundFile } from './file-signatures.ts'
import { TableRefused } from './table-refused.ts'
import type { Row, WorkbookSheet, WorkbookTask } from './workbook-sheet.ts'

/** Digits of a number with a fraction. Spreadsheets themselves show no more. */
const PRECISION = 15
const ONLY_ZEROS = /^0+$/
/** Compressed size of an entry without content. */
const MOST_EMPTY_BYTES = 16
/** A stray cell far away would make a huge table of empty ones. */
const LAST_COLUMN = 'IV'

/**
 * Reads the visible sheets of a file of Excel (`.xlsx`, `.xlsm`, `.xls`) or LibreOffice (`.ods`). Cells with
 * formulas have their last result.
 * @throws TableRefused
 */
export async function parseWorkbook({ bytes, mostBytes, mostRows }: WorkbookTask): Promise<WorkbookSheet[]> {
  const readSheets = isCompoundFile(bytes) ? readXls : readerOf(bytes, mostBytes)
  try {
    const { sheets } = await readSheets(bytes, { readStyles: true, range: `A1:${LAST_COLUMN}${mostRows + 1}` })
    const shown = sheets.filter(({ hidden, veryHidden }) => !hidden && !veryHidden)
    return shown.map((sheet) => ({ name: sheet.name, rows: rowsOf(sheet, mostRows) })).filter(({ rows }) => rows.length)
  } catch (error) {
    if (error instanceof TableRefused) throw error
    if (error instanceof EncryptedFileError) throw new TableRefused('locked')
    if (isCompoundFile(bytes)) throw new TableRefused(LOCKED.test(utf16Of(bytes)) ? 'locked' : 'old_excel')
    throw new TableRefused('unreadable')
  }
}

/** The stream of a compound file that holds an encrypted workbook. */
const LOCKED = /EncryptedPackage/
const utf16Of = (bytes: Uint8Array): string => new TextDecoder('utf-16le').decode(bytes)

/** Chooses by the names and sizes in the archive, before anything is decompressed. */
function readerOf(bytes: Uint8Array, mostBytes: number): typeof readXlsx {
  const names = new Set<string>()
  let size = 0
  try {
    unzipSync(bytes, {
      filter: ({ name, size: packed, originalSize }) => {
        names.add(name)
        // an entry that hides its size could grow without limit
        size += packed > MOST_EMPTY_BYTES && originalSize === 0 ? Number.POSITIVE_INFINITY : originalSize
        return false
      },
    })
  } catch {
    throw new TableRefused('unreadable')
  }
  const has = (isWanted: (name: string) => boolean) => [...names].some(isWanted)
  if (has((name) => name.endsWith('.iwa') || name === 'Index.zip')) throw new TableRefused('numbers')
  if (names.has('xl/workbook.bin')) throw new TableRefused('old_excel')
  if (size > mostBytes) throw new TableRefused('too_large')
  if (names.has('content.xml')) return readOds
  if (has((name) => name.startsWith('xl/'))) return readXlsx
  throw new TableRefused(names.has('[Content_Types].xml') ? 'unreadable' : 'zip')
}

/** The rows that are not blank. */
function rowsOf({ rows, cells }: Sheet, most: number): Row[] {
  const found: Row[] = []
  for (const [at, row] of rows.entries()) {
    const texts = Array.from(row ?? [], (value, column) =>
      textOf(value, cells?.get(`${at},${column}`)?.style?.numFmt ?? ''),
    )
    if (texts.every(isBlank)) continue
    if (found.length === most) throw new TableRefused('too_large')
    found.push({ line: at + 1, cells: texts.slice(0, texts.findLastIndex((text) => text !== '') + 1) })
  }
  return found
}

function textOf(value: CellValue | undefined, format: string): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? '' : value.toISOString().replace(/T00:00.*|\..*/, '')
  if (typeof value !== 'number') return String(value)
  const text = String(Number.isInteger(value) ? value : Number(value.toPrecision(PRECISION)))
  return ONLY_ZEROS.test(format) ? text.padStart(format.length, '0') : text
}
