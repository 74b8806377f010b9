/** The fields of an edited thing, as JSON holds them; dates as ISO strings. */
export type Values = Readonly<Record<string, unknown>>

/** A field that somebody else changed meanwhile. */
export interface FieldConflict {
  field: string
  current: unknown
  wanted: unknown
}

interface Merge {
  /** The new values of the fields that the editor changes. */
  wanted: Values
  /** The values of the same fields when the editor loaded them. A field without one is set unconditionally. */
  seen: Values
}

/**
 * Merges changes of different fields. A field that somebody else changed meanwhile is a conflict.
 * @returns the names of the changed fields, and the conflicts
 */
export function mergeFields(
  current: Values,
  { wanted, seen }: Merge,
): { changed: string[]; conflicts: FieldConflict[] } {
  const changed = Object.keys(wanted).filter((field) => !sameJson(current[field], wanted[field]))
  const conflicts = changed
    .filter((field) => field in seen && !sameJson(current[field], seen[field]))
    .map((field) => ({ field, current: current[field] ?? null, wanted: wanted[field] ?? null }))
  return { changed, conflicts }
}

/**
 * What the others have saved of the conflicting fields.
 * @param mine fields whose own values were chosen
 */
export const theirValues = (conflicts: readonly FieldConflict[], mine: readonly string[] = []): Values =>
  Object.fromEntries(
    conflicts.filter(({ field }) => !mine.includes(field)).map(({ field, current }) => [field, current]),
  )

/** Whether two values are the same JSON, in any order of their keys. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, at) => sameJson(one, b[at]))
  }
  if (!isRecord(a) || !isRecord(b)) return (a ?? null) === (b ?? null)
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => sameJson(a[key], b[key]))
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
