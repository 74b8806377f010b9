import { abortAfter } from '#web/platform/browser/abort-after.ts'

const PATIENCE_MS = 5000

/** Asks the site whether it can be reached. A login page in its place is no answer. */
export async function isSiteReached(): Promise<boolean> {
  try {
    const answer = await fetch('/api/health/live', { cache: 'no-store', signal: abortAfter(PATIENCE_MS) })
    return answer.ok && (answer.headers.get('content-type')?.startsWith('application/json') ?? false)
  } catch {
    return false
  }
}
