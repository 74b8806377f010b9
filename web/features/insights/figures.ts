/** What a sentence rests on: a table, and the columns of it that the chart shows. */
export interface Figures {
  kind: 'bars' | 'lines'
  /** Title of the first column, which names the rows. */
  rowTitle: string
  /** Titles of the others. */
  columns: readonly string[]
  /** Places of those that the chart shows. */
  charted: readonly number[]
  rows: readonly FigureRow[]
}

export interface FigureRow {
  label: string
  /** Where the row leads. */
  to?: string
  /** A null is not known. */
  values: readonly (number | string | null)[]
}

/** A finding: the sentence comes first. */
export interface Insight {
  title: string
  sentences: readonly string[]
  figures: Figures
}
