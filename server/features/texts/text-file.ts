import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import type { TextFileReport } from '#contract/texts.ts'
import { BYTE_ORDER_MARK, csvLine, withoutApostrophe } from '#domain/text/csv-line.ts'
import { compareTexts, type TextLine } from '#domain/texts/compare-texts.ts'
import { shownText } from '#domain/texts/text-form.ts'
import type { Db } from '#server/platform/db/client.ts'
import { invalid } from '#server/platform/fail.ts'
import { readTexts } from './read-texts.ts'

const TITLES = ['key', 'ar', 'en']
/** Excel uses semicolons or tabs in some languages. */
const DELIMITERS = [',', ';', '\t']

/** Exports the current texts in both languages as CSV. */
export async function exportTexts(db: Db): Promise<string> {
  const forms = (await readTexts(db)).flatMap((text) => text.forms)
  const lines = forms.map((form) => csvLine([form.text_key, shownText(form, 'ar'), shownText(form, 'en')]))
  return [BYTE_ORDER_MARK, csvLine(TITLES), ...lines].join('')
}

/**
 * Compares a CSV file with the texts, without saving anything.
 * @throws INVALID_INPUT if the file is invalid
 */
export async function compareFile(db: Db, csv: string): Promise<TextFileReport> {
  return compareTexts(await readTexts(db), readLines(csv))
}

function readLines(csv: string): TextLine[] {
  const [titles = ''] = csv.replace(/^\ufeff/, '').split(/\r?\n/, 1)
  const delimiter = DELIMITERS.toSorted((a, b) => titles.split(b).length - titles.split(a).length)[0] ?? ','
  try {
    const parsed = parse(csv, {
      bom: true,
      columns: (found: string[]) => {
        if (!TITLES.every((title) => found.includes(title))) throw invalid('csv', 'csv_unreadable')
        return found
      },
      delimiter,
      info: true,
      skip_empty_lines: true,
      relax_column_count: true,
    }) as unknown as { record: Record<string, string | undefined>; info: { lines: number } }[]
    return parsed.map(({ record, info }) => {
      const cell = (title: string) => withoutApostrophe(record[title] ?? '')
      return { line: info.lines, key: cell('key').trim(), ar: cell('ar'), en: cell('en') }
    })
  } catch (error) {
    if (error instanceof CsvError) throw invalid('csv', 'csv_unreadable')
    throw error
  }
}
