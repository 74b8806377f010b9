import type { Caller } from '#server/platform/http/access.ts'

/** Active profiles are public; others are for their owners and admins. */
export const canAccessProfile = (profile: { id: string; status: string } | undefined, caller: Caller): boolean =>
  profile !== undefined &&
  (profile.status === 'active' ||
    caller.kind === 'admin' ||
    (caller.kind !== 'anonymous' && caller.id === profile.id && profile.status !== 'deleted'))
