/** A signal that aborts a request after a time. */
export function abortAfter(ms: number): AbortSignal {
  try {
    return AbortSignal.timeout(ms)
  } catch {
    const aborting = new AbortController()
    setTimeout(() => aborting.abort(new DOMException('No answer in time', 'TimeoutError')), ms)
    return aborting.signal
  }
}
