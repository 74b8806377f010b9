import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

interface Row {
  created_at: Date
  id: string
}

/** The cursor after this row: its time in milliseconds, in base 36, and its id. */
const cursorOf = ({ created_at, id }: Row): string => `${created_at.getTime().toString(36)}_${id}`

/** The rows after a cursor, newest first; all rows without one. */
export function isAfter(columns: Record<keyof Row, SQLWrapper>, cursor: string | undefined): SQL | undefined {
  const [time, id] = cursor?.split('_') ?? []
  if (time === undefined || id === undefined) return undefined
  const created_at = new Date(Number.parseInt(time, 36)).toISOString()
  return sql`(${columns.created_at}, ${columns.id}) < (${created_at}::timestamptz, ${id}::uuid)`
}

/** @param rows one more than the page size, if there are more */
export function pageOf<Found extends Row>(rows: Found[], limit: number): { found: Found[]; next: string | null } {
  const found = rows.slice(0, limit)
  const last = found.at(-1)
  return { found, next: rows.length > limit && last ? cursorOf(last) : null }
}
