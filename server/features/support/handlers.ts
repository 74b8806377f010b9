import { procedures } from '#server/context.ts'
import { closeSupportRequest } from './close-support-request.ts'
import { listSupportRequests } from './list-support-requests.ts'
import { sendSupportRequest } from './send-support-request.ts'

export const supportHandlers = {
  send: procedures.support.send.handler(({ context, input }) => sendSupportRequest(context, input)),
  list: procedures.support.list.handler(({ context }) => listSupportRequests(context.db)),
  close: procedures.support.close.handler(({ context, input }) => closeSupportRequest(context, input.request_id)),
}
