import type { TextFileReport } from '#contract/texts.ts'
import { BYTE_ORDER_MARK, csvLine, withoutApostrophe } from '#domain/text/csv-line.ts'
import { compareTexts, type TextLine } from '#domain/texts/compare-texts.ts'
import { shownText } from '#domain/texts/text-form.ts'
import { readUploadedTable } from '#server/features/import/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { invalid } from '#server/platform/fail.ts'
import type { Table } from '#server/platform/tables/read-table.ts'
import { readTexts } from './read-texts.ts'

const TITLES = ['key', 'ar', 'en']

/** Exports the current texts in both languages as CSV. */
export async function exportTexts(db: Db): Promise<string> {
  const forms = (await readTexts(db)).flatMap((text) => text.forms)
  const lines = forms.map((form) => csvLine([form.text_key, shownText(form, 'ar'), shownText(form, 'en')]))
  return [BYTE_ORDER_MARK, csvLine(TITLES), ...lines].join('')
}

/**
 * Compares a file with the texts, without saving anything.
 * @throws INVALID_INPUT if the file is invalid
 */
export async function compareFile(
  db: Db,
  file: { file?: File | undefined; csv?: string | undefined },
): Promise<TextFileReport> {
  const lines = await readUploadedTable(file, isTitle, readLines)
  return compareTexts(await readTexts(db), lines)
}

const isTitle = (cell: string): boolean => TITLES.includes(cell.toLowerCase())

async function readLines({ titles, lines }: Table): Promise<TextLine[]> {
  const [key, ar, en] = TITLES.map((name) => titles.find((title) => title.toLowerCase() === name))
  if (!key || !ar || !en) throw invalid('csv', 'csv_no_texts')
  const found: TextLine[] = []
  for await (const { line, record } of lines) {
    const cell = (title: string) => withoutApostrophe(record[title] ?? '')
    found.push({ line, key: cell(key).trim(), ar: cell(ar), en: cell(en) })
  }
  return found
}
