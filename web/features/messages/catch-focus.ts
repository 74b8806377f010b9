/** Focuses an element if the previously focused one was removed or hidden. */
export function catchFocus(element: HTMLElement | null): void {
  const { activeElement, body } = document
  if (activeElement && activeElement !== body && activeElement.checkVisibility()) return
  element?.focus()
}
