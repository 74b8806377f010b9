import type { AdState } from '#domain/ads/lifecycle.ts'

/** Changes of an ad that are announced in its conversations by messages of the system. */
export const AD_CHANGES = ['back', 'paused', 'price_changed', 'removed', 'sold'] as const
export type AdChange = (typeof AD_CHANGES)[number]

const NEWS = {
  none: 'paused',
  pending: 'paused',
  active: 'back',
  rejected: 'removed',
  expired: 'paused',
  sold: 'sold',
  inactive: 'paused',
  deleted: 'removed',
} as const satisfies Record<AdState, AdChange>

/** The announcement for a change of an ad's state; null if there is none. */
export const adChangeOf = (from: AdState, to: AdState): AdChange | null => (NEWS[from] === NEWS[to] ? null : NEWS[to])
