import type { GivenPenalty } from '#contract/penalties.ts'
import type { AccessPage, Invoice, OpenSession, WholeUser } from '#contract/admin-users.ts'
import type { ApiClient } from '#contract/client.ts'
import type { Role } from '#domain/accounts/roles.ts'

/** Data of a user that only admins see. */
export interface ForAdmins {
  sessions: OpenSession[]
  invoices: Invoice[]
  accesses: AccessPage['items']
}

export interface ShownUser {
  user: WholeUser
  penalties: GivenPenalty[]
  /** Null for moderators. */
  forAdmins: ForAdmins | null
}

const MOST_ACCESSES = 20

export async function fetchUser(api: ApiClient, userId: string, role: Role): Promise<ShownUser> {
  const [user, penalties] = await Promise.all([
    api.admin_users.get({ user_id: userId }),
    api.penalties.list({ user_id: userId }),
  ])
  if (role !== 'admin') return { user, penalties, forAdmins: null }
  const [sessions, invoices, accesses] = await Promise.all([
    api.admin_users.list_sessions({ user_id: userId }),
    api.admin_users.list_invoices({ user_id: userId }),
    api.admin_users.list_accesses({ accessed_profile_id: userId, limit: MOST_ACCESSES }),
  ])
  return { user, penalties, forAdmins: { sessions, invoices, accesses: accesses.items } }
}
