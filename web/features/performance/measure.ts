import type {
  CLSMetricWithAttribution,
  INPMetricWithAttribution,
  LCPMetricWithAttribution,
} from 'web-vitals/attribution'
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals/attribution'
import type { Vital } from '#domain/performance/vitals.ts'
import { onFirstInput } from '#web/platform/browser/first-input.ts'
import { createListeners } from '#web/platform/create-listeners.ts'

export interface Measured {
  value: number
  /** What caused it: an element, a file or a script; undefined if it is unknown. */
  cause: string | undefined
}

export type Measurements = Readonly<Partial<Record<Vital, Measured>>>

let measurements: Measurements = {}
const { subscribe, notify } = createListeners()

/** What was measured so far; the same object until something changes. */
export const readMeasurements = (): Measurements => measurements
export const subscribeToMeasurements = subscribe

function note(vital: Vital, value: number, cause: string | undefined): void {
  measurements = { ...measurements, [vital]: { value, cause } }
  notify()
}

let isMeasuring = false

/** Measures this page, and each page that is opened from it where the browser can tell them apart. */
export function measure(): void {
  if (isMeasuring) return
  isMeasuring = true
  const options = { reportAllChanges: true, reportSoftNavs: true }
  onLCP(({ value, attribution }) => note('LCP', value, causeOfPaint(attribution)), options)
  onINP(({ value, attribution }) => note('INP', value, causeOfDelay(attribution)), options)
  onCLS(({ value, attribution }) => note('CLS', value, causeOfShift(attribution)), options)
  onFCP(({ value }) => note('FCP', value, undefined), options)
  onTTFB(({ value }) => note('TTFB', value, undefined), options)
  // the vitals library has dropped it
  onFirstInput((delay, kind) => note('FID', delay, kind))
}

const causeOfPaint = ({ target, url }: LCPMetricWithAttribution['attribution']): string | undefined =>
  url ? `${target ?? ''} ${fileName(url)}`.trim() : target

const causeOfDelay = ({ interactionTarget, longestScript }: INPMetricWithAttribution['attribution']): string =>
  [interactionTarget, longestScript && fileName(longestScript.entry.sourceURL)].filter(Boolean).join(' ')

const causeOfShift = ({ largestShiftTarget }: CLSMetricWithAttribution['attribution']): string | undefined =>
  largestShiftTarget

const fileName = (url: string): string => url.replace(/[?#].*$/, '').replace(/^.*\//, '')
