/** Why a file cannot be read as a table. */
export const TABLE_FAULTS = [
  'unreadable',
  'too_large',
  'empty',
  'locked',
  'old_excel',
  'numbers',
  'zip',
  'web_page',
  'damaged',
] as const
export type TableFault = (typeof TABLE_FAULTS)[number]

/** A file that cannot be read as a table. */
export class TableRefused extends Error {
  readonly fault: TableFault

  constructor(fault: TableFault) {
    super(`The file cannot be read: ${fault}`)
    this.fault = fault
  }
}
