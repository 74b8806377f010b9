import { DONE } from '#contract/done.ts'
import { procedures } from '#server/context.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { getUser } from './get-user.ts'
import { listAccesses } from './list-accesses.ts'
import { reinstateUser } from './reinstate-user.ts'
import { searchUsers } from './search-users.ts'
import { setRole } from './set-role.ts'
import { suspendUser } from './suspend-user.ts'

const { admin_users } = procedures

export const adminUsersHandlers = {
  search: admin_users.search.handler(({ context, input }) => searchUsers(context, input)),
  get: admin_users.get.handler(({ context, input }) => getUser(context, input.user_id)),
  set_role: admin_users.set_role.handler(async ({ context, input: { user_id, role } }) => {
    await setRole(context, { who: { user_id }, role, admin_id: requireUser(context).id })
    return DONE
  }),
  suspend: admin_users.suspend.handler(async ({ context, input }) => {
    await suspendUser(context, { ...input, admin_id: requireUser(context).id })
    return DONE
  }),
  reinstate: admin_users.reinstate.handler(async ({ context, input }) => {
    await reinstateUser(context, { ...input, admin_id: requireUser(context).id })
    return DONE
  }),
  list_accesses: admin_users.list_accesses.handler(({ context, input }) => listAccesses(context, input)),
}
