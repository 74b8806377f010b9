/** URL and scroll position of explore when it was last left. */
export interface ExplorePlace {
  address: string
  /** Scroll offset in CSS pixels. */
  scroll: number
}

const KEY = 'explore-place'

/** Stores the position for this tab, if the storage is available. */
export function rememberExplorePlace(place: ExplorePlace): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(place))
  } catch {
    // the back button uses the browser's history instead
  }
}

export function rememberedExplorePlace(): ExplorePlace | null {
  try {
    return placeOf(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
  } catch {
    return null
  }
}

function placeOf(stored: unknown): ExplorePlace | null {
  const { address, scroll } = (stored ?? {}) as Partial<ExplorePlace>
  const isPlaceName = typeof address === 'string' && /^\/explore(\?|$)/.test(address) && typeof scroll === 'number'
  return isPlaceName ? { address, scroll } : null
}
