/** Measured of a page. FID is retired, and followed by INP; the others are those of the Core Web Vitals and their causes. */
export const VITALS = ['LCP', 'FID', 'INP', 'CLS', 'FCP', 'TTFB'] as const
export type Vital = (typeof VITALS)[number]

export type Vitals = Readonly<Partial<Record<Vital, number>>>

/** Up to the first a value is good, above the second it is poor: milliseconds; for CLS a share of the screen. */
export const VITAL_LIMITS: Readonly<Record<Vital, readonly [good: number, poor: number]>> = {
  LCP: [2500, 4000],
  FID: [100, 300],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
}

export type VitalRating = 'good' | 'medium' | 'poor'

export function rateVital(vital: Vital, value: number): VitalRating {
  const [good, poor] = VITAL_LIMITS[vital]
  return value <= good ? 'good' : value <= poor ? 'medium' : 'poor'
}

/** The points of a value: 100 while it is good, falling evenly to 50 where it becomes poor, and to 0 at twice that. */
export function vitalPoints(vital: Vital, value: number): number {
  const [good, poor] = VITAL_LIMITS[vital]
  if (value <= good) return 100
  if (value <= poor) return 100 - (50 * (value - good)) / (poor - good)
  return Math.max(0, 50 - (50 * (value - poor)) / poor)
}

/** The mean of the points of what was measured, from 0 to 100; null if nothing was. */
export function performanceScore(vitals: Vitals): number | null {
  const points = VITALS.flatMap((vital) => {
    const value = vitals[vital]
    return value === undefined ? [] : [vitalPoints(vital, value)]
  })
  return points.length ? Math.round(points.reduce((sum, one) => sum + one) / points.length) : null
}

export type ScoreBadge = 'default' | 'secondary' | 'destructive'

/** 90 and more is fine, below 70 is a warning. */
export const scoreBadge = (score: number): ScoreBadge =>
  score >= 90 ? 'default' : score >= 70 ? 'secondary' : 'destructive'
