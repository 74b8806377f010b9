import type { AdState } from './lifecycle.ts'

/** What the list can be narrowed to, in the order in which it is shown. */
export const SHOWN_STATES = ['active', 'pending', 'rejected', 'expired', 'inactive', 'sold', 'featured'] as const
export type ShownState = (typeof SHOWN_STATES)[number]

export const shownState = (asked: string | null): ShownState | undefined => SHOWN_STATES.find((one) => one === asked)

/** A list never holds ads that are not there yet, or no more. */
export const stateOf = ({ state }: { state: AdState }): ShownState => shownState(state) ?? 'pending'
