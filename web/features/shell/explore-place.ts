import { deviceStore } from '#web/platform/device/device-store.ts'

/** URL and scroll position of explore when it was last left. */
export interface ExplorePlace {
  address: string
  /** Scroll offset in CSS pixels. */
  scroll: number
}

const place = deviceStore<ExplorePlace | null>({ key: 'explore-place', place: 'sessionStorage', read: placeOf })

/** Stores the position for this tab. */
export const rememberExplorePlace = (last: ExplorePlace): void => place.set(last)

export const rememberedExplorePlace = (): ExplorePlace | null => place.get()

function placeOf(stored: unknown): ExplorePlace | null {
  const { address, scroll } = (stored ?? {}) as Partial<ExplorePlace>
  const isPlaceName = typeof address === 'string' && /^\/explore(\?|$)/.test(address) && typeof scroll === 'number'
  return isPlaceName ? { address, scroll } : null
}
