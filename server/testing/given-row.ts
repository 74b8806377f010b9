import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#server/platform/db/client.ts'
import { newId } from '#server/platform/ids.ts'
import { NOW } from './given-services.ts'

/** Inserts a row whose other required columns get arbitrary values. */
export async function givenRow(db: Db, table: PgTable, values: Record<string, unknown>): Promise<void> {
  const required = getTableConfig(table).columns.filter((column) => column.notNull && !column.hasDefault)
  const row = Object.fromEntries(required.map((column) => [column.name, arbitrary(column)]))
  await db.insert(table).values({ ...row, ...values })
}

function arbitrary(column: PgColumn): unknown {
  if (column.enumValues) return column.enumValues[0]
  const type = column.getSQLType()
  if (type.endsWith(']')) return []
  if (type.startsWith('timestamp')) return NOW
  if (type.startsWith('json')) return {}
  if (type === 'boolean') return false
  return type === 'text' || type === 'uuid' ? newId() : 1
}
