/** Elements that are marked, with what else their `aria-busy` said, and by how many callers. */
const marked = new Map<Element, { before: string | null; count: number }>()

/**
 * Shows on the control that was pressed last that something is under way, such as the loading of its code. A menu item
 * is gone by then; the focus is on the button of its menu, which shows it instead.
 * @returns a function that ends it
 */
export function markPressed(): () => void {
  const pressed = window.early?.pressed
  const control = pressed?.isConnected ? pressed : document.activeElement
  if (!control || control === document.body) return () => {}
  const mark = marked.get(control) ?? { before: control.getAttribute('aria-busy'), count: 0 }
  mark.count++
  marked.set(control, mark)
  control.setAttribute('aria-busy', 'true')
  let isEnded = false
  return () => {
    if (isEnded) return
    isEnded = true
    mark.count--
    if (mark.count) return
    marked.delete(control)
    if (mark.before === null) control.removeAttribute('aria-busy')
    else control.setAttribute('aria-busy', mark.before)
  }
}
