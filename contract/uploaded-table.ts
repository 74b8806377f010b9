import { z } from 'zod'
import { CSV_BOUNDS } from '#domain/import/csv.ts'
import { atMost, Text } from './procedure.ts'

/**
 * A table, either as a file of a spreadsheet (`.csv`, `.xlsx`, `.xls`, `.ods`, tab-separated text, …) or as the text of
 * a CSV file. The content is validated when it is read.
 * @param longest the most characters of the text
 */
export const uploadedTable = (longest: number) => ({
  file: z.file().min(1, 'csv_empty').max(CSV_BOUNDS.bytes, 'csv_too_large').optional(),
  csv: Text.min(1, 'required').check(atMost(longest)).optional(),
})

export const hasTable = ({ file, csv }: { file?: object | undefined; csv?: string | undefined }): boolean =>
  (file === undefined) !== (csv === undefined)
