import { procedures } from '#server/context.ts'
import { logStaffAccess } from '#server/features/profile-accesses/public.ts'
import { changeLostEmail } from './change-lost-email.ts'
import { closeSupportRequest } from './close-support-request.ts'
import { listSupportRequests } from './list-support-requests.ts'
import { sendSupportRequest } from './send-support-request.ts'

export const supportHandlers = {
  send: procedures.support.send.handler(({ context, input }) => sendSupportRequest(context, input)),
  list: procedures.support.list.handler(async ({ context }) => {
    const waiting = await listSupportRequests(context.db)
    await logStaffAccess(
      context,
      'contact_details',
      waiting.items.flatMap(({ account }) => account?.id ?? []),
    )
    return waiting
  }),
  close: procedures.support.close.handler(async ({ context, input }) => {
    await context.db.transaction((tx) => closeSupportRequest(context, tx, input.request_id))
  }),
  change_email: procedures.support.change_email.handler(({ context, input }) => changeLostEmail(context, input)),
}
