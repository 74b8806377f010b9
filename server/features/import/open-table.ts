import { readFile } from 'node:fs/promises'
import { StartError } from '#server/platform/start-error.ts'
import { readTable, type Table } from '#server/platform/tables/read-table.ts'
import { TableRefused, type TableFault } from '#server/platform/tables/table-refused.ts'

/** Of a workbook. */
const LIMITS = { mostBytes: 500_000_000, mostRows: 1_048_576 }

const FAULTS: Record<TableFault, string> = {
  unreadable: 'is not a table, or a quotation mark in it is not closed',
  too_large: 'is too large; split it, or save it as CSV',
  empty: 'is empty',
  locked: 'has a password; save it without one',
  old_excel: 'is from an Excel older than 97, or broken; save it as .xlsx',
  numbers: 'is from Apple Numbers; export it as Excel or CSV',
  zip: 'is a ZIP archive; unpack it first',
  web_page: 'is a web page or XML; open it in a spreadsheet and save it as .xlsx',
  damaged: 'has lost its letters; save it as "CSV UTF-8" or .xlsx',
}

/**
 * Reads a table for the import command.
 * @param take reads the lines, which are parsed meanwhile
 * @param columns the titles of the columns in the mapping
 * @throws StartError
 */
export async function openTable(
  file: string,
  columns: readonly string[],
  take: (table: Table) => Promise<void>,
): Promise<void> {
  try {
    const isTitle = (cell: string) => columns.includes(cell)
    const table = await readTable(await readFile(file), { isTitle, ...LIMITS })
    if (!table.titles.some(isTitle)) {
      throw new StartError(`The file ${file} has none of the columns of the mapping: ${columns.join(', ')}.`)
    }
    await take(table)
  } catch (error) {
    throw error instanceof TableRefused ? new StartError(`The file ${file} ${FAULTS[error.fault]}.`) : error
  }
}
