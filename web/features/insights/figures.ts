/** The data of an insight: a table, and the columns that the chart shows. */
export interface Figures {
  kind: 'bars' | 'lines'
  /** Title of the first column, which names the rows. */
  rowTitle: string
  /** Titles of the other columns. */
  columns: readonly string[]
  /** Indexes of the columns in the chart. */
  charted: readonly number[]
  rows: readonly FigureRow[]
}

export interface FigureRow {
  label: string
  /** URL of the row. */
  to?: string
  /** Null if unknown. */
  values: readonly (number | string | null)[]
}

/** Sentences about the marketplace with their data. */
export interface Insight {
  title: string
  sentences: readonly string[]
  figures: Figures
}
