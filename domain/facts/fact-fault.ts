import { DAY_MS } from '#domain/durations.ts'
import type { FactUnit } from './fact-kinds.ts'

/** Dates are `yyyy-mm-dd`. */
interface Ruled {
  value: number | null
  unit: FactUnit | null
  value_ar: string
  value_en: string
  checked_on: string
  check_by: string
}

export interface FactFault {
  field: keyof Ruled
  reason: 'required' | 'check_before_checked' | 'check_too_late'
}

/** A fact that nobody looked at for longer may be wrong. */
const MOST_DAYS_UNCHECKED = 366

/** The first broken rule that concerns several fields of a fact; null if there is none. */
export function findFactFault({ value, unit, value_ar, value_en, checked_on, check_by }: Ruled): FactFault | null {
  if (value !== null && unit === null) return { field: 'unit', reason: 'required' }
  if (value === null && !value_ar) return { field: 'value_ar', reason: 'required' }
  if (value === null && !value_en) return { field: 'value_en', reason: 'required' }
  return findCheckFault({ checked_on, check_by })
}

/** The same for its dates alone. */
export function findCheckFault({ checked_on, check_by }: Pick<Ruled, 'checked_on' | 'check_by'>): FactFault | null {
  if (check_by <= checked_on) return { field: 'check_by', reason: 'check_before_checked' }
  const days = (Date.parse(check_by) - Date.parse(checked_on)) / DAY_MS
  return days > MOST_DAYS_UNCHECKED ? { field: 'check_by', reason: 'check_too_late' } : null
}
