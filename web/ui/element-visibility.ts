const UNCOVERED = 'sayyad-dialog-closed'

/** Whether an element may be seen: it is rendered in a visible, focused window, and no dialog covers it. */
export const isVisibleToUser = (element: Element): boolean =>
  element.getClientRects().length > 0 &&
  document.visibilityState === 'visible' &&
  document.hasFocus() &&
  [...document.querySelectorAll('dialog:modal')].every((dialog) => dialog.contains(element))

/**
 * Calls `look` whenever an element may have become visible.
 * @returns the function that unsubscribes
 */
export function listenToVisibility(look: () => void): () => void {
  addEventListener('focus', look)
  addEventListener(UNCOVERED, look)
  document.addEventListener('visibilitychange', look)
  return () => {
    removeEventListener('focus', look)
    removeEventListener(UNCOVERED, look)
    document.removeEventListener('visibilitychange', look)
  }
}

/** Call it when a dialog was closed. */
export const notifyUncovered = (): void => void dispatchEvent(new Event(UNCOVERED))
