import type { AdState } from './lifecycle.ts'

/** Filters of the list, in display order. */
export const SHOWN_STATES = ['active', 'pending', 'rejected', 'expired', 'inactive', 'sold', 'featured'] as const
export type ShownState = (typeof SHOWN_STATES)[number]

export const shownState = (asked: string | null): ShownState | undefined => SHOWN_STATES.find((one) => one === asked)

/** Drafts and deleted ads are never listed. */
export const stateOf = ({ state }: { state: AdState }): ShownState => shownState(state) ?? 'pending'
