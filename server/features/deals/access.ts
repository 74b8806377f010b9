import type { DealState } from '#domain/deals/deal-state.ts'
import type { Caller } from '#server/platform/http/access.ts'

const PUBLIC: readonly DealState[] = ['live', 'expired']

/** While the section is off, only admins see it, as a preview. For others, callers fail with NOT_FOUND. */
export const canSeeSection = (caller: Caller, isOn: boolean): boolean => isOn || caller.kind === 'admin'

/** Admins see deals in any state. For others, callers fail with NOT_FOUND. */
export const canSeeDeal = (caller: Caller, isOn: boolean, state: DealState): boolean =>
  caller.kind === 'admin' || (isOn && PUBLIC.includes(state))
