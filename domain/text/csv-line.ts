/** A CSV file begins with it, so that Excel reads Arabic. */
export const BYTE_ORDER_MARK = '\ufeff'

/** Cells that spreadsheets calculate, full-width characters too, and those that look as if made harmless already. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/
const SPECIAL = /[",;\r\n]/

/** A line of a CSV file (RFC 4180). A cell that a spreadsheet would calculate is made text by an apostrophe. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`

function cellOf(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return SPECIAL.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** The text of a cell that `csvLine` made harmless. */
export const withoutApostrophe = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
