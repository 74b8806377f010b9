const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const

/**
 * Runs on the first interaction with the page.
 * @returns a function that cancels it
 */
export function whenTouched(act: () => void): () => void {
  const cancel = () => TOUCHES.forEach((name) => window.removeEventListener(name, begin))
  function begin() {
    cancel()
    act()
  }
  TOUCHES.forEach((name) => window.addEventListener(name, begin, { passive: true }))
  return cancel
}
