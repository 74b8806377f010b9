import type { PlainField } from './fields.ts'

/** The rank of a value for buyers: higher is better. Null if the values cannot be ranked, or there is none. */
export function worthOf(field: PlainField, value: string | number | boolean | null): number | null {
  if (value === null || !('better' in field)) return null
  const worth = rankOf(field, value)
  return field.better === 'less' ? -worth : worth
}

function rankOf(field: PlainField, value: string | number | boolean): number {
  if (field.type === 'choice') return field.values.findIndex((one) => one === value)
  return field.type === 'day' ? Date.parse(String(value)) : Number(value)
}
