import type { TableFault } from './table-refused.ts'

export interface Row {
  /** The number of the row in its sheet, or of its last line in a text file, from 1. */
  line: number
  cells: string[]
}

export interface WorkbookSheet {
  name: string
  /** Those that are not blank. */
  rows: Row[]
}

/** What the worker thread is given, and what it answers. */
export interface WorkbookTask {
  bytes: Uint8Array
  /** The largest accepted size when decompressed. */
  mostBytes: number
  mostRows: number
}
export type WorkbookAnswer = { sheets: WorkbookSheet[] } | { fault: TableFault }
