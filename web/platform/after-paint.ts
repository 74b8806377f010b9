/** Acts once the browser has shown what changed until now, so that a touch is answered before its work is done. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}
