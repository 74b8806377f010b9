import { tabTexts } from '#web/platform/browser/stored-texts.ts'

/** URL and scroll position of explore when it was last left. */
export interface ExplorePlace {
  address: string
  /** Scroll offset in CSS pixels. */
  scroll: number
}

const KEY = 'explore-place'

/** Stores the position for this tab, if the storage is available. */
export function rememberExplorePlace(place: ExplorePlace): void {
  // without storage the back button uses the browser's history instead
  tabTexts.write(KEY, JSON.stringify(place))
}

export function rememberedExplorePlace(): ExplorePlace | null {
  try {
    return placeOf(JSON.parse(tabTexts.read(KEY) ?? 'null'))
  } catch {
    return null
  }
}

function placeOf(stored: unknown): ExplorePlace | null {
  const { address, scroll } = (stored ?? {}) as Partial<ExplorePlace>
  const isPlaceName = typeof address === 'string' && /^\/explore(\?|$)/.test(address) && typeof scroll === 'number'
  return isPlaceName ? { address, scroll } : null
}
