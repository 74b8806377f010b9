import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { CSV_BOUNDS } from '#domain/import/csv.ts'
import type { CsvRow } from '#server/features/import/public.ts'
import { invalid } from '#server/platform/fail.ts'

/** Excel uses semicolons or tabs in some languages. */
const DELIMITERS = [',', ';', '\t', '؛']

export interface CsvLine {
  /** The line number in the file, starting at 1. */
  line: number
  record: CsvRow
}

/** @throws INVALID_INPUT */
export function parseCsv(csv: string): { titles: string[]; lines: CsvLine[] } {
  const titleLine = csv.replace(/^\ufeff/, '').split(/\r?\n/, 1)[0] ?? ''
  const delimiter = DELIMITERS.toSorted((a, b) => titleLine.split(b).length - titleLine.split(a).length)[0] ?? ','
  let titles: string[] = []
  try {
    const parsed = parse(csv, {
      bom: true,
      columns: (found: string[]) => (titles = found),
      delimiter,
      info: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      relax_column_count: true,
      trim: true,
      to: CSV_BOUNDS.rows + 1,
    }) as unknown as { record: CsvRow; info: { lines: number } }[]
    if (parsed.length > CSV_BOUNDS.rows) throw invalid('csv', 'csv_too_many_rows')
    return { titles, lines: parsed.map(({ record, info }) => ({ record, line: info.lines })) }
  } catch (error) {
    if (error instanceof CsvError) throw invalid('csv', 'csv_unreadable')
    throw error
  }
}
