import type { PlainField } from './fields.ts'

/** How good a value is for buyers: higher is better. Null if values cannot be ranked, or none is given. */
export function worthOf(field: PlainField, value: string | number | boolean | null): number | null {
  if (value === null || !('better' in field)) return null
  const worth = rankOf(field, value)
  return field.better === 'less' ? -worth : worth
}

function rankOf(field: PlainField, value: string | number | boolean): number {
  if (field.type === 'choice') return field.values.findIndex((one) => one === value)
  return field.type === 'day' ? Date.parse(String(value)) : Number(value)
}
