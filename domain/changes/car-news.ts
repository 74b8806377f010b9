import { changedFacts } from '#domain/ad-history/history-of.ts'
import type { MainFacts, ShownFact } from '#domain/ad-history/main-facts.ts'
import type { AdState } from '#domain/ads/lifecycle.ts'
import { priceMove, type PriceMove } from '#domain/cars/price-move.ts'

export const CAR_NEWS_STATES = ['sold', 'ended', 'back'] as const

export interface CarNews {
  price: PriceMove | null
  /** The other facts that changed. */
  edited: ShownFact[]
  /** `back`: the ad had ended and is active again. */
  state: (typeof CAR_NEWS_STATES)[number] | null
}

interface Known {
  /** What the ad said then and says now; null if it is not known. */
  before: MainFacts | null
  after: MainFacts | null
  /** The state then. */
  from: AdState
  /** Why the ad is not active now; null while it is. */
  ended: string | null
}

/** What has become of an ad that was seen before; null if nothing has. */
export function carNews({ before, after, from, ended }: Known): CarNews | null {
  const changed = before && after ? changedFacts(before, after) : []
  const hasPrices = changed.includes('price')
  const price = hasPrices ? priceMove(priceOf(before), priceOf(after)) : null
  const edited = changed.filter((fact) => fact !== 'price' || !price)
  const state = stateNews(from === 'active', ended)
  return price || edited.length || state ? { price, edited, state } : null
}

function stateNews(wasActive: boolean, ended: string | null): CarNews['state'] {
  if (wasActive === (ended === null)) return null
  return ended === null ? 'back' : ended === 'sold' ? 'sold' : 'ended'
}

const priceOf = (facts: MainFacts | null): number | null => (typeof facts?.price === 'number' ? facts.price : null)
