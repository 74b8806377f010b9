/** Whether a media query matches; false if the browser cannot tell. */
export function matchesMedia(query: string): boolean {
  try {
    return matchMedia(query).matches
  } catch {
    return false
  }
}

/** @returns the function that unsubscribes */
export function listenToMedia(query: string, onChange: () => void): () => void {
  try {
    const media = matchMedia(query)
    media.addEventListener('change', onChange)
    return () => media.removeEventListener('change', onChange)
  } catch {
    return () => {}
  }
}
