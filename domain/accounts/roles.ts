/** A moderator reviews ads and decides reports; an admin may do everything. */
export const ROLES = ['user', 'moderator', 'admin'] as const
export type Role = (typeof ROLES)[number]
