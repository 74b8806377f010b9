import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './client.ts'

/** Takes the next ID of a table, for content whose ID must be known before it is stored. */
export async function nextId(db: Db, table: PgTable): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence(${getTableName(table)}, 'id'))::integer as id`,
  )
  return rows[0]?.id ?? 0
}
