import { isModerating, type Caller } from '#server/platform/http/access.ts'

/**
 * Active profiles are public. Only moderators see profiles of suspended and deleted users; for others, callers fail
 * with NOT_FOUND.
 */
export const canAccessProfile = (profile: { status: string }, caller: Caller): boolean =>
  profile.status === 'active' || isModerating(caller)
