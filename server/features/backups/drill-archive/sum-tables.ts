import type pg from 'pg'
import { listTables, sumRows } from '../database/export-tables.ts'
import { nameOf } from '../format/backup-format.ts'

export interface TableSum {
  name: string
  rows: number
  /** See `RowSum`. */
  row_sum: string
}

/** Counts and sums up the rows of all tables that are in the log. */
export async function sumTables(client: pg.Client): Promise<TableSum[]> {
  const { rows: unlogged } = await client.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relpersistence <> 'p'`,
  )
  const sums: TableSum[] = []
  for (const table of await listTables(client)) {
    const name = nameOf(table)
    if (unlogged.some((one) => one.name === name)) continue
    sums.push({ name, ...(await sumRows(client, table)) })
  }
  return sums
}

/** @returns a sentence for each table that is not as it was */
export function compareSums(before: readonly TableSum[], restored: readonly TableSum[]): string[] {
  const found = new Map(restored.map((table) => [table.name, table]))
  const known = new Set(before.map(({ name }) => name))
  return [
    ...before.flatMap(({ name, rows, row_sum }) => {
      const table = found.get(name)
      if (!table) return [`${name} is missing`]
      if (table.rows !== rows) return [`${name} has ${table.rows} rows instead of ${rows}`]
      return table.row_sum === row_sum ? [] : [`${name} has other values`]
    }),
    ...restored.filter(({ name }) => !known.has(name)).map(({ name }) => `${name} was not there`),
  ]
}
