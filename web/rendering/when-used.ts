/** Milliseconds after which a page counts as used. */
const LATER_MS = 5000

const USES = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const

/**
 * Runs at the first interaction with the page, or after a delay: visitors who leave at once need no more code.
 * @returns a function that cancels it
 */
export function whenUsed(act: () => void): () => void {
  const listening = new AbortController()
  const timer = setTimeout(begin, LATER_MS)
  function cancel() {
    clearTimeout(timer)
    listening.abort()
  }
  function begin() {
    cancel()
    act()
  }
  for (const name of USES) addEventListener(name, begin, { passive: true, signal: listening.signal })
  return cancel
}
