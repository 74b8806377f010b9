import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

interface Row {
  created_at: Date
  id: string
}

/** Where a page that ends with this row is continued: its time and id. */
const pageKeyOf = ({ created_at, id }: Row): string => `${created_at.getTime().toString(36)}_${id}`

/** What comes after a key where the newest come first; everything without one. */
export function isAfter(columns: Record<keyof Row, SQLWrapper>, key: string | undefined): SQL | undefined {
  const [time, id] = key?.split('_') ?? []
  if (time === undefined || id === undefined) return undefined
  const created_at = new Date(Number.parseInt(time, 36)).toISOString()
  return sql`(${columns.created_at}, ${columns.id}) < (${created_at}::timestamptz, ${id}::uuid)`
}

/** @param rows one more than a page has, if there are more */
export function pageOf<Found extends Row>(rows: Found[], limit: number): { found: Found[]; next: string | null } {
  const found = rows.slice(0, limit)
  const last = found.at(-1)
  return { found, next: rows.length > limit && last ? pageKeyOf(last) : null }
}
