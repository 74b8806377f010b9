/** Where a visitor left explore: its address and how far down. */
export interface ExplorePlace {
  address: string
  /** CSS pixels. */
  scroll: number
}

const KEY = 'explore-place'

/** Kept for this tab; a storage that refuses forgets it. */
export function rememberExplorePlace(place: ExplorePlace): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(place))
  } catch {
    // back then leads to explore's beginning
  }
}

export function rememberedExplorePlace(): ExplorePlace | null {
  try {
    return placeOf(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
  } catch {
    return null
  }
}

function placeOf(kept: unknown): ExplorePlace | null {
  const { address, scroll } = (kept ?? {}) as Partial<ExplorePlace>
  const isPlaceName = typeof address === 'string' && /^\/explore(\?|$)/.test(address) && typeof scroll === 'number'
  return isPlaceName ? { address, scroll } : null
}
