import type { Role } from '#domain/accounts/roles.ts'

interface Change {
  /** Null for the command line. */
  admin_id: string | null
  user: { id: string; status: string }
  /** The roles of all users that have one. */
  roles: ReadonlyMap<string, Role>
}

/** The error if the user cannot be given the role, else null. */
export function roleError({ admin_id, user, roles, role }: Change & { role: Role }) {
  if (user.id === admin_id) return 'OWN_ROLE'
  if (role !== 'user' && user.status !== 'active') return 'USER_SUSPENDED'
  const admins = [...roles].filter(([, one]) => one === 'admin').map(([id]) => id)
  return role !== 'admin' && admins.length === 1 && admins[0] === user.id ? 'LAST_ADMIN' : null
}

/** The error if the user cannot be suspended, else null. An admin has to remove a user's role first. */
export function suspensionError({ admin_id, user, roles }: Change) {
  if (user.id === admin_id) return 'OWN_ACCOUNT'
  return roles.has(user.id) ? 'USER_IS_ADMIN' : null
}
