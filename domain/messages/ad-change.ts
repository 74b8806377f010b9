import type { AdState } from '#domain/ads/lifecycle.ts'

/** What the system tells both sides of a conversation about its ad. */
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

/** What a change of an ad's state means to those who talk about it; null if nothing. */
export const adChangeOf = (from: AdState, to: AdState): AdChange | null => (NEWS[from] === NEWS[to] ? null : NEWS[to])
