const UNCOVERED = 'sayyad-dialog-closed'

/**
 * Whether somebody may be looking at it: it has a place in a visible tab whose window has the focus, and no dialog over
 * it.
 */
export const isLookedAt = (element: Element): boolean =>
  element.getClientRects().length > 0 &&
  document.visibilityState === 'visible' &&
  document.hasFocus() &&
  [...document.querySelectorAll('dialog:modal')].every((dialog) => dialog.contains(element))

/** Calls `look` whenever that may have changed to yes. @returns the function that unsubscribes */
export function listenToLooks(look: () => void): () => void {
  addEventListener('focus', look)
  addEventListener(UNCOVERED, look)
  document.addEventListener('visibilitychange', look)
  return () => {
    removeEventListener('focus', look)
    removeEventListener(UNCOVERED, look)
    document.removeEventListener('visibilitychange', look)
  }
}

/** For dialogs, once they are closed. */
export const tellUncovered = (): void => void dispatchEvent(new Event(UNCOVERED))
