import { sql, type SQL } from 'drizzle-orm'
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Db } from './client.ts'

const dialect = new PgDialect()
const names = new Map<string, string>()
/** Maximum number of prepared statements per connection. Further statements are unnamed. */
const MOST_NAMES = 500

/** Parsing a time takes longer than everything else in a row. */
const TIMES_AS_TEXT: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === pg.types.builtins.TIMESTAMPTZ ? (text: string) => text : pg.types.getTypeParser(type, format),
}

/**
 * Runs a prepared statement, which each connection parses once and plans once after a few executions. For statements of
 * few different shapes whose plan does not depend on parameter values. Times are returned as text.
 */
export async function queryPrepared<Row extends pg.QueryResultRow>(pool: pg.Pool, statement: SQL): Promise<Row[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(statement)
  const name = nameOf(text)
  const { rows } = await pool.query<Row>({ text, values, types: TIMES_AS_TEXT, ...(name && { name }) })
  return rows
}

/** Renders a fragment without parameters once, for use in several statements. */
export const textOf = (part: SQL): SQL => sql.raw(dialect.sqlToQuery(part).sql)

/** A row in which times may be text. */
export type AsRead<Row> = { [Name in keyof Row]: Date extends Row[Name] ? Row[Name] | string : Row[Name] }

interface Prepared<Row> extends PreparedQueryConfig {
  execute: { rows: Row[] }
}

/**
 * Runs a statement, prepared if its best plan does not depend on parameter values. PostgreSQL may still choose a custom
 * plan. Times are returned as text.
 */
export async function readRows<Row extends object>(db: Db, statement: SQL, isPrepared = false): Promise<Row[]> {
  const query = dialect.sqlToQuery(statement)
  const name = isPrepared ? nameOf(query.sql) : undefined
  const { rows } = await db._.session.prepareQuery<Prepared<Row>>(query, undefined, name, false).execute()
  return rows
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size === MOST_NAMES) return known
  const name = `prepared_${names.size}`
  names.set(text, name)
  return name
}
