/** How a profile was accessed: its public page, or identity documents by an admin. */
export const PROFILE_ACCESS_TYPES = ['public_profile', 'identity_document'] as const
export type ProfileAccessType = (typeof PROFILE_ACCESS_TYPES)[number]
