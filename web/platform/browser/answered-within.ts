import { abortAfter } from './abort-after.ts'

/** Longer than any answer of the site takes on a line that a page can be used on. */
export const LONGEST_ANSWER_MS = 120_000

/**
 * Sends a request that fails like one on a lost connection if it is not answered in time: some lines take requests and
 * never answer.
 * @param given aborts the request earlier
 * @throws TypeError without an answer
 */
export async function answeredWithin<Answer>(
  ms: number,
  given: AbortSignal | null | undefined,
  send: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const late = abortAfter(ms)
  try {
    return await send(given ? eitherOf(given, late) : late)
  } catch (error) {
    if (late.aborted && !given?.aborted) throw new TypeError('No answer in time', { cause: error })
    throw error
  }
}

/** A signal that aborts with the first of several; some browsers have no such function. */
function eitherOf(...signals: AbortSignal[]): AbortSignal {
  const either = new AbortController()
  for (const signal of signals) {
    const abort = () => either.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  }
  return either.signal
}
