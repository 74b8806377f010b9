import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * Inserts many rows with the same columns using a single parameter. `insert().values()` creates a parameter for each
 * value, which takes a quarter of the time of an import.
 */
export function insertRows<Table extends PgTable>(table: Table, rows: readonly Table['$inferInsert'][]): SQL {
  const given = new Set(
    rows.flatMap((row) => Object.keys(row).filter((name) => row[name as keyof typeof row] !== undefined)),
  )
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => given.has(name))
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  )
  return sql`insert into ${table} (${names})
    select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)`
}
