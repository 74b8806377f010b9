/** Runs after the next paint, so that the response to an interaction is visible before the work begins. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}
