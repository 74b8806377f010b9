import { procedures } from '#server/context.ts'
import { signedIn } from '#server/features/accounts/public.ts'
import { getUser } from './get-user.ts'
import { listAccesses } from './list-accesses.ts'
import { reinstateUser } from './reinstate-user.ts'
import { searchUsers } from './search-users.ts'
import { setRole } from './set-role.ts'
import { suspendUser } from './suspend-user.ts'

const DONE = { done: true } as const
const { admin_users } = procedures

export const adminUsersHandlers = {
  search: admin_users.search.handler(({ context, input }) => searchUsers(context, input)),
  get: admin_users.get.handler(({ context, input }) => getUser(context, input.user_id)),
  set_role: admin_users.set_role.handler(async ({ context, input: { user_id, role } }) => {
    await setRole(context, { who: { user_id }, role, admin_id: signedIn(context).id })
    return DONE
  }),
  suspend: admin_users.suspend.handler(async ({ context, input }) => {
    await suspendUser(context, { ...input, admin_id: signedIn(context).id })
    return DONE
  }),
  reinstate: admin_users.reinstate.handler(async ({ context, input }) => {
    await reinstateUser(context, { ...input, admin_id: signedIn(context).id })
    return DONE
  }),
  list_accesses: admin_users.list_accesses.handler(({ context, input }) => listAccesses(context, input)),
}
