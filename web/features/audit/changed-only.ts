import { sameJson, type Values } from '#domain/admin-changes/merge-fields.ts'

/** The fields that differ. */
export function changedOnly(before: Values, after: Values): { before: Values; after: Values } {
  const fields = Object.keys({ ...before, ...after }).filter((field) => !sameJson(before[field], after[field]))
  const pick = (values: Values) => Object.fromEntries(fields.map((field) => [field, values[field] ?? null]))
  return { before: pick(before), after: pick(after) }
}
