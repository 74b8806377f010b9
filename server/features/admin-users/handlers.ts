import { DAY_MS } from '#domain/durations.ts'
import { procedures, type CallContext } from '#server/context.ts'
import { logStaffAccess } from '#server/features/profile-accesses/public.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { endUserSessions, listSessions } from './user-sessions.ts'
import { getUser } from './get-user.ts'
import { listInvoices } from './list-invoices.ts'
import { listAccesses } from './list-accesses.ts'
import { reinstateUser } from './reinstate-user.ts'
import { searchUsers } from './search-users.ts'
import { setRole } from './set-role.ts'
import { suspendUser } from './suspend-user.ts'

const { admin_users } = procedures

const logContacts = (context: CallContext, shown: readonly { id: string }[]) =>
  logStaffAccess(
    context,
    'contact_details',
    shown.map(({ id }) => id),
  )

export const adminUsersHandlers = {
  search: admin_users.search.handler(async ({ context, input }) => {
    const page = await searchUsers(context, input)
    if (input.text) await logContacts(context, page.items)
    return page
  }),
  get: admin_users.get.handler(async ({ context, input }) => {
    const user = await getUser(context, input.user_id)
    await logContacts(context, [user.profile])
    return user
  }),
  set_role: admin_users.set_role.handler(async ({ context, input: { user_id, role } }) => {
    await setRole(context, { who: { user_id }, role, admin_id: requireUser(context).id })
  }),
  suspend: admin_users.suspend.handler(({ context, input: { days, ...suspension } }) => {
    const until = days === null ? null : new Date(context.clock().getTime() + days * DAY_MS)
    return suspendUser(context, { ...suspension, until, admin_id: requireUser(context).id })
  }),
  reinstate: admin_users.reinstate.handler(({ context, input }) =>
    reinstateUser(context, { ...input, admin_id: requireUser(context).id }),
  ),
  list_sessions: admin_users.list_sessions.handler(({ context, input }) => listSessions(context, input.user_id)),
  end_sessions: admin_users.end_sessions.handler(({ context, input }) =>
    endUserSessions(context, { ...input, admin_id: requireUser(context).id }),
  ),
  list_invoices: admin_users.list_invoices.handler(({ context, input }) => listInvoices(context.db, input.user_id)),
  list_accesses: admin_users.list_accesses.handler(({ context, input }) => listAccesses(context, input)),
}
