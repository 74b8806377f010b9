/** Gives the focus to an element if what had it is gone, or no longer shown. */
export function catchFocus(element: HTMLElement | null): void {
  const { activeElement, body } = document
  if (activeElement && activeElement !== body && activeElement.checkVisibility()) return
  element?.focus()
}
