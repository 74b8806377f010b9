/** How somebody looked at a profile: its public page, or as an admin at the pictures of a document. */
export const PROFILE_ACCESS_TYPES = ['public_profile', 'identity_document'] as const
export type ProfileAccessType = (typeof PROFILE_ACCESS_TYPES)[number]
