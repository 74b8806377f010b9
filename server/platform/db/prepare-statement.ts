import { sql, type SQL } from 'drizzle-orm'
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core'
import type { Db } from './client.ts'

const dialect = new PgDialect()

interface Prepared<Row> extends PreparedQueryConfig {
  execute: { rows: Row[] }
}

/**
 * A statement that is built here once, parsed once by each connection, and planned once after a few runs: for what runs at
 * each request or message, with a plan that does not depend on the values. Times come as text.
 * @param name unique among all statements
 * @param statement with a placeholder for each value
 */
export function prepareStatement<Row extends object>(
  name: string,
  statement: SQL,
): (db: Db, values: Record<string, unknown>) => Promise<Row[]> {
  const query = dialect.sqlToQuery(statement)
  return async (db, values) => {
    const prepared = db._.session.prepareQuery<Prepared<Row>>(query, undefined, name, false)
    const { rows } = await prepared.execute(values)
    return rows
  }
}

/**
 * An array among the values, for `unnest`. The planner can't see its length: a plan made for a short one looks cheaper
 * than the prepared one, and each run would be planned anew.
 */
export const arrayPlaceholder = (name: string, type: 'int' | 'uuid'): SQL =>
  sql`(select ${sql.placeholder(name)}::${sql.raw(type)}[])`
