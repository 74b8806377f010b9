import type { ErrorCode } from '#contract/errors.ts'
import type { Role } from '#contract/accounts.ts'

interface AccessInput {
  /** Null for the command line. */
  admin_id: string | null
  user: { id: string; status: string }
  /** All current admins. */
  admins: ReadonlySet<string>
}

/** Why a user cannot get a role, or null. */
export function refusalOfRole({ admin_id, user, admins, role }: AccessInput & { role: Role }): ErrorCode | null {
  if (user.id === admin_id) return 'OWN_ROLE'
  if (role === 'admin') return user.status === 'active' ? null : 'USER_SUSPENDED'
  return admins.has(user.id) && admins.size === 1 ? 'LAST_ADMIN' : null
}

/** Why a user cannot be suspended, or null. */
export function refusalOfSuspension({ admin_id, user, admins }: AccessInput): ErrorCode | null {
  if (user.id === admin_id) return 'OWN_ACCOUNT'
  return admins.has(user.id) ? 'USER_IS_ADMIN' : null
}
