import { sameJson } from '#domain/admin-changes/merge-fields.ts'

/** The values of some fields. */
export const pick = <Fields extends object>(fields: Fields, names: readonly string[]): Partial<Fields> =>
  filtered(fields, (name) => names.includes(name))

/** The values of all other fields. */
export const without = <Fields extends object>(fields: Fields, names: readonly string[]): Partial<Fields> =>
  filtered(fields, (name) => !names.includes(name))

const filtered = <Fields extends object>(fields: Fields, isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => isWanted(name))) as Partial<Fields>

/** The values that differ from others, and those. */
export function changedValues<Fields extends object>(
  fields: Fields,
  from: Fields,
): { values: Partial<Fields>; seen: Partial<Fields> } {
  const names = Object.keys(fields).filter(
    (name) => !sameJson(fields[name as keyof Fields], from[name as keyof Fields]),
  )
  return { values: pick(fields, names), seen: pick(from, names) }
}
