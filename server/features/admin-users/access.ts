import type { ErrorCode } from '#contract/errors.ts'
import type { Role } from '#contract/accounts.ts'

interface Change {
  /** Null for the command line. */
  admin_id: string | null
  user: { id: string; status: string }
  /** All current admins. */
  admins: ReadonlySet<string>
}

/** The error if a user cannot get a role, else null. */
export function roleError({ admin_id, user, admins, role }: Change & { role: Role }): ErrorCode | null {
  if (user.id === admin_id) return 'OWN_ROLE'
  if (role === 'admin') return user.status === 'active' ? null : 'USER_SUSPENDED'
  return admins.has(user.id) && admins.size === 1 ? 'LAST_ADMIN' : null
}

/** The error if a user cannot be suspended, else null. */
export function suspensionError({ admin_id, user, admins }: Change): ErrorCode | null {
  if (user.id === admin_id) return 'OWN_ACCOUNT'
  return admins.has(user.id) ? 'USER_IS_ADMIN' : null
}
