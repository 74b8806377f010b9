import { sql, type SQL } from 'drizzle-orm'
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core'
import type { Db } from './client.ts'

const dialect = new PgDialect()

interface Prepared<Row> extends PreparedQueryConfig {
  execute: { rows: Row[] }
}

/**
 * Creates a statement that is built once, parsed once per connection, and planned once after a few executions. For
 * statements of frequent requests whose plan does not depend on parameter values. Times are returned as text.
 * @param name unique among all statements
 * @param statement contains a placeholder for each value
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
 * A parameter whose value the planner does not see. Otherwise a plan for a frequent value may look cheaper than the
 * generic plan, and each execution would be planned again.
 */
export const unseenPlaceholder = (name: string, type: 'int' | 'smallint' | 'timestamptz'): SQL =>
  sql`(select ${sql.placeholder(name)}::${sql.raw(type)})`

/**
 * An array parameter for `unnest`. Hides the length of the array from the planner: otherwise a plan for a short array
 * looks cheaper than the generic plan, and each execution would be planned again.
 */
export const arrayPlaceholder = (name: string, type: 'int' | 'uuid'): SQL =>
  sql`(select ${sql.placeholder(name)}::${sql.raw(type)}[])`
