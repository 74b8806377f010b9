import { CSV_BOUNDS } from '#domain/import/csv.ts'
import { invalid } from '#server/platform/fail.ts'
import { readTable, type Table } from '#server/platform/tables/read-table.ts'
import { TableRefused } from '#server/platform/tables/table-refused.ts'

/** Of a workbook, which compresses well. */
const LIMITS = { mostBytes: 4 * CSV_BOUNDS.bytes, mostRows: 20_000 }

interface Uploaded {
  file?: File | undefined
  csv?: string | undefined
}

/**
 * Reads an uploaded table.
 * @param take reads the lines, which are parsed meanwhile
 * @throws INVALID_INPUT
 */
export async function readUploadedTable<Result>(
  { file, csv = '' }: Uploaded,
  isTitle: (cell: string) => boolean,
  take: (table: Table) => Promise<Result>,
): Promise<Result> {
  try {
    const bytes = file ? await file.bytes() : Buffer.from(csv)
    return await take(await readTable(bytes, { isTitle, ...LIMITS }))
  } catch (error) {
    if (error instanceof TableRefused) throw invalid('csv', `csv_${error.fault}`)
    throw error
  }
}
