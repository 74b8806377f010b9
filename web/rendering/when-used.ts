/** Milliseconds after which a page counts as used. */
const LATER_MS = 5000

const USES = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** Resolves at the first interaction with the page, or after a delay: visitors who leave at once need no more code. */
export function whenUsed(): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, LATER_MS)
    for (const name of USES) addEventListener(name, resolve, { once: true, passive: true })
  })
}
