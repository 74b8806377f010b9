/** Runs once the browser has painted the changes so far, so that a touch is answered before the work is done. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}
