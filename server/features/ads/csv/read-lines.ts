import { CSV_BOUNDS } from '#domain/import/csv.ts'
import type { CsvRow } from '#server/features/import/public.ts'
import { invalid } from '#server/platform/fail.ts'
import type { TableLine } from '#server/platform/tables/read-table.ts'

export interface CsvLine {
  line: number
  record: CsvRow
}

/** @throws INVALID_INPUT if there are too many rows */
export async function readLines(source: AsyncIterable<TableLine>): Promise<CsvLine[]> {
  const lines: CsvLine[] = []
  for await (const { line, record } of source) {
    if (lines.length === CSV_BOUNDS.rows) throw invalid('csv', 'csv_too_many_rows')
    const trimmed = Object.entries(record).map(([title, cell]) => [title, cell.trim()] as const)
    lines.push({ line, record: Object.fromEntries(trimmed) })
  }
  return lines
}
