import { isModerating, type Caller } from '#server/platform/http/access.ts'

/** Active profiles are public; those of suspended and deleted users are for moderators, others get NOT_FOUND. */
export const canAccessProfile = (profile: { status: string }, caller: Caller): boolean =>
  profile.status === 'active' || isModerating(caller)
