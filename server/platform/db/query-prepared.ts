import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'

const dialect = new PgDialect()
const names = new Map<string, string>()
/** Prepared statements per connection; further statements are unnamed. */
const MOST_NAMES = 500

/**
 * Runs a prepared statement, which each connection parses once and, after a few runs, plans once. For statements of few
 * shapes whose best plan does not depend on the values.
 */
export async function queryPrepared<Row extends pg.QueryResultRow>(pool: pg.Pool, statement: SQL): Promise<Row[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(statement)
  const name = nameOf(text)
  const { rows } = await pool.query<Row>({ text, values, ...(name && { name }) })
  return rows
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size === MOST_NAMES) return known
  const name = `prepared_${names.size}`
  names.set(text, name)
  return name
}
