import type { Figures } from './figures.ts'

/** Axis of row names: width and line height in pixels, letters per line, and the most lines. */
export const NAMES = { width: 130, line: 15, letters: 16, lines: 2 }

/** The height of a chart, or of one of its line charts. The longest name or the bars of a row decide. */
export function chartHeight({ kind, rows, charted }: Figures): number {
  if (kind === 'lines') return 160
  const lines = rows.some(({ label }) => label.length > NAMES.letters) ? NAMES.lines : 1
  return 60 + rows.length * Math.max(16 + 16 * charted.length, 12 + NAMES.line * lines)
}
