import { createListeners } from '#web/platform/create-listeners.ts'
import { randomId } from '#web/platform/device/random-id.ts'
import { errorMessage } from './error-message.ts'
import { errorStatus } from './error-status.ts'

export interface ErrorRecord {
  id: string
  /** What was thrown. */
  error: unknown
  /** Where it was caught: by the window, as a rejected promise, by a boundary, or by a route. */
  type: 'window' | 'promise' | 'render' | 'route'
  severity: 'critical' | 'warning'
  /** The name of the error, such as `TypeError`. */
  name: string
  message: string
  /** The HTTP status, if a server has answered with it. */
  status: number | undefined
  stack: string | undefined
  context: { url: string; timestamp: string; componentStack: string | undefined }
}

const MOST_RECORDS = 50
/** The number of records of the same error within `REPEAT_MS`. */
const MOST_REPEATS = 10
const REPEAT_MS = 60_000

let records: readonly ErrorRecord[] = []
const { subscribe, notify } = createListeners()

/** Up to 50 errors, latest first. */
export const recordedErrors = (): readonly ErrorRecord[] => records

/** @returns a function that ends the subscription */
export const subscribeToErrors = subscribe

export function clearErrors(): void {
  records = []
  notify()
}

type Caught = Pick<ErrorRecord, 'type' | 'severity'> & { componentStack?: string | undefined }

/** Records an error, unless the same one was recorded ten times within a minute. @returns its record */
export function recordError(error: unknown, { type, severity, componentStack }: Caught): ErrorRecord {
  const record: ErrorRecord = {
    id: randomId(),
    error,
    type,
    severity,
    name: error instanceof Error && typeof error.name === 'string' ? error.name : 'Error',
    message: errorMessage(error),
    status: errorStatus(error),
    stack: error instanceof Error && typeof error.stack === 'string' ? error.stack : undefined,
    context: { url: window.location.href, timestamp: new Date().toISOString(), componentStack },
  }
  const repeats = records.filter((other) => isRepeat(record, other))
  if (repeats[0] && repeats.length >= MOST_REPEATS) return repeats[0]
  records = [record, ...records].slice(0, MOST_RECORDS)
  notify()
  return record
}

/** Also if the clock of the device was set back in between. */
const isRepeat = (record: ErrorRecord, other: ErrorRecord): boolean =>
  other.type === record.type &&
  other.message === record.message &&
  Math.abs(Date.parse(record.context.timestamp) - Date.parse(other.context.timestamp)) < REPEAT_MS

/**
 * Records the errors that nothing catches.
 * @param earlier what was thrown before
 */
export function watchErrors(earlier: readonly unknown[] = []): void {
  for (const error of earlier) recordError(error, { type: 'window', severity: 'critical' })
  addEventListener('error', ({ error, message }) =>
    recordError(error ?? message, { type: 'window', severity: 'critical' }),
  )
  addEventListener('unhandledrejection', ({ reason }) => recordError(reason, { type: 'promise', severity: 'warning' }))
}
