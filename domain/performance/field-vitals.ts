import type { Vital } from './vitals.ts'

/** Measured at visitors, for a sample of all visits. */
export const FIELD_VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const satisfies readonly Vital[]
export type FieldVital = (typeof FIELD_VITALS)[number]

export const VISIT_DEVICES = ['phone', 'tablet', 'computer'] as const
export type VisitDevice = (typeof VISIT_DEVICES)[number]

/** @param width of the window in CSS pixels */
export const visitDevice = (width: number, isTouched: boolean): VisitDevice =>
  width < 768 ? 'phone' : isTouched ? 'tablet' : 'computer'

/** The maximum value that is accepted: ten minutes in milliseconds. */
export const LONGEST_VALUE = 600_000

/** Maximum number of measurements per request. */
export const MOST_MEASUREMENTS = 50

/** The value of step 0: milliseconds; for CLS a share of the screen. */
const unitOf = (vital: FieldVital): number => (vital === 'CLS' ? 0.001 : 1)
/** Each step is a tenth longer than the one before. */
const GROWTH = 1.1

/** The step of a histogram that a value is counted in. */
export const stepOf = (vital: FieldVital, value: number): number =>
  value <= unitOf(vital) ? 0 : Math.round(Math.log(value / unitOf(vital)) / Math.log(GROWTH))

/** The value that stands for a step, at most 5% from those counted in it. */
export const valueOf = (vital: FieldVital, step: number): number => unitOf(vital) * GROWTH ** step

/** Below this number of values a percentile says nothing. */
export const FEWEST_VALUES = 20

/**
 * The value that three quarters of the values do not exceed, by which vitals are judged.
 * @param counts the number of values by step
 * @returns null if there are too few
 */
export function percentile75(vital: FieldVital, counts: ReadonlyMap<number, number>): number | null {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (all < FEWEST_VALUES) return null
  let passed = 0
  for (const [step, count] of [...counts].toSorted(([a], [b]) => a - b)) {
    passed += count
    if (passed >= all * 0.75) return step === 0 ? 0 : valueOf(vital, step)
  }
  return null
}
