const POLL_MS = 3000
const LONGEST_POLL_MS = 30_000

interface Options {
  /** Whether messages arrive by the socket; then it polls only when `askNow` is called. */
  isLive: boolean
}

/** Polls immediately and then every three seconds, less often after failures. */
export function startPolling(ask: () => Promise<void>, { isLive }: Options): { askNow: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout>
  let isStopped = false
  let pause = POLL_MS
  async function poll() {
    clearTimeout(timer)
    try {
      await ask()
      pause = POLL_MS
    } catch {
      // not reported: the next poll retries
      pause = Math.min(pause * 2, LONGEST_POLL_MS)
    }
    clearTimeout(timer)
    if (!isStopped && !isLive) timer = setTimeout(() => void poll(), pause)
  }
  void poll()
  return {
    askNow: () => void poll(),
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
