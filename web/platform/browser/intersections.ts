/** Reports elements that come into view or leave it; null if the browser cannot. */
export function observeIntersections(
  onChange: (entries: readonly IntersectionObserverEntry[]) => void,
  options: IntersectionObserverInit,
): IntersectionObserver | null {
  try {
    return new IntersectionObserver(onChange, options)
  } catch {
    return null
  }
}
