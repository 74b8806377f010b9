import { sameJson } from '#domain/admin-changes/merge-fields.ts'

/** The values that differ from others, and those. */
export function changedValues<Fields extends object>(
  fields: Fields,
  from: Fields,
): { values: Partial<Fields>; seen: Partial<Fields> } {
  const names = (Object.keys(fields) as (keyof Fields)[]).filter((name) => !sameJson(fields[name], from[name]))
  const pick = (source: Fields) => Object.fromEntries(names.map((name) => [name, source[name]])) as Partial<Fields>
  return { values: pick(fields), seen: pick(from) }
}
