/** Begins a CSV file, so that Excel reads it as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'

/**
 * Cells that spreadsheets would evaluate as formulas, also with full-width characters, and cells that an apostrophe
 * already escapes.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/
const SPECIAL = /[",;\r\n]/

/** A line of a CSV file (RFC 4180). An apostrophe escapes cells that a spreadsheet would evaluate. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`

function cellOf(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return SPECIAL.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** The original text of a cell that `csvLine` escaped. */
export const withoutApostrophe = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
