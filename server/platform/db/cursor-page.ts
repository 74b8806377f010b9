import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

interface Row {
  created_at: Date
  id: string
}

/** The cursor after a row: its sort value in base 36, and its ID. */
const cursorOf = (place: number, id: string): string => `${place.toString(36)}_${id}`

/** Undefined if no cursor is given. */
export function readCursor(cursor: string | undefined): { place: number; id: string } | undefined {
  const [place, id] = cursor?.split('_') ?? []
  return place === undefined || id === undefined ? undefined : { place: Number.parseInt(place, 36), id }
}

/** Matches the rows after a cursor, or all rows without a cursor. Newest first unless the order is `asc`. */
export function isAfter(
  columns: Record<keyof Row, SQLWrapper>,
  cursor: string | undefined,
  order: 'asc' | 'desc' = 'desc',
): SQL | undefined {
  const after = readCursor(cursor)
  if (!after) return undefined
  const createdAt = new Date(after.place).toISOString()
  const sign = order === 'asc' ? sql`>` : sql`<`
  return sql`(${columns.created_at}, ${columns.id}) ${sign} (${createdAt}::timestamptz, ${after.id}::uuid)`
}

interface Page<Found> {
  found: Found[]
  next: string | null
}

/** @param rows one more row than the page size, if there are more */
export const pageOf = <Found extends Row>(rows: Found[], limit: number): Page<Found> =>
  orderedPageOf(rows, limit, ({ created_at }) => created_at.getTime())

/**
 * A page in another order.
 * @param placeOf returns the sort value of a row
 */
export function orderedPageOf<Found extends { id: string }>(
  rows: Found[],
  limit: number,
  placeOf: (row: Found) => number,
): Page<Found> {
  const found = rows.slice(0, limit)
  const last = found.at(-1)
  return { found, next: rows.length > limit && last ? cursorOf(placeOf(last), last.id) : null }
}
