import type { RoleRefusal, SuspensionRefusal } from '#contract/admin-users.ts'
import type { Role } from '#contract/accounts.ts'

interface Asked {
  /** Null for the command line, which is nobody. */
  admin_id: string | null
  user: { id: string; status: string }
  /** Everyone who is one now. */
  admins: ReadonlySet<string>
}

/** Why a user can't be given a role, or null. */
export function refusalOfRole({ admin_id, user, admins, role }: Asked & { role: Role }): RoleRefusal | null {
  if (user.id === admin_id) return 'OWN_ROLE'
  if (role === 'admin') return user.status === 'active' ? null : 'USER_SUSPENDED'
  return admins.has(user.id) && admins.size === 1 ? 'LAST_ADMIN' : null
}

/** Why a user can't be suspended, or null. */
export function refusalOfSuspension({ admin_id, user, admins }: Asked): SuspensionRefusal | null {
  if (user.id === admin_id) return 'OWN_ACCOUNT'
  return admins.has(user.id) ? 'USER_IS_ADMIN' : null
}
