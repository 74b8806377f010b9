import { randomId } from '#web/platform/device/random-id.ts'

export interface ErrorRecord {
  id: string
  type: string
  severity: 'critical' | 'warning'
  message: string
  stack: string | undefined
  context: { url: string; timestamp: string; componentStack: string | undefined }
}

const MOST_RECORDS = 50
let records: readonly ErrorRecord[] = []

/** Up to 50 errors, latest first. */
export const recordedErrors = () => records

export function recordError(
  error: unknown,
  { type, severity, componentStack }: Pick<ErrorRecord, 'type' | 'severity'> & { componentStack?: string | undefined },
): void {
  const record: ErrorRecord = {
    id: randomId(),
    type,
    severity,
    message: error instanceof Error ? error.message : String(error),
    stack: error instanceof Error ? error.stack : undefined,
    context: { url: window.location.href, timestamp: new Date().toISOString(), componentStack },
  }
  records = [record, ...records].slice(0, MOST_RECORDS)
}
