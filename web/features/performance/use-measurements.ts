import { useEffect, useSyncExternalStore } from 'react'
import { performanceScore, VITALS, type Vitals } from '#domain/performance/vitals.ts'
import { measure, readMeasurements, subscribeToMeasurements, type Measurements } from './measure.ts'

/** What was measured of this page, and its score; null while nothing is known. */
export function useMeasurements(): { measurements: Measurements; score: number | null } {
  useEffect(measure, [])
  const measurements = useSyncExternalStore(subscribeToMeasurements, readMeasurements, readMeasurements)
  return { measurements, score: performanceScore(valuesOf(measurements)) }
}

const valuesOf = (measurements: Measurements): Vitals =>
  Object.fromEntries(
    VITALS.flatMap((vital) => {
      const measured = measurements[vital]
      return measured ? [[vital, measured.value]] : []
    }),
  )
