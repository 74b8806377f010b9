import { procedures } from '#server/context.ts'
import { logStaffAccess } from '#server/features/profile-accesses/public.ts'
import { confirmPhone } from './confirm-phone.ts'
import { decideIdentity } from './decide-identity.ts'
import { getIdentityDocument } from './get-identity-document.ts'
import { getVerification } from './get-verification.ts'
import { listIdentityRequests } from './list-identity-requests.ts'
import { requestIdentity } from './request-identity.ts'
import { sendPhoneCode } from './send-phone-code.ts'
import { withdrawIdentity } from './withdraw-identity.ts'

export const verificationHandlers = {
  get_mine: procedures.verification.get_mine.handler(({ context }) => getVerification(context)),
  send_phone_code: procedures.verification.send_phone_code.handler(({ context }) => sendPhoneCode(context)),
  confirm_phone: procedures.verification.confirm_phone.handler(({ context, input }) =>
    confirmPhone(context, input.code),
  ),
  request_identity: procedures.verification.request_identity.handler(({ context, input }) =>
    requestIdentity(context, input),
  ),
  withdraw_identity: procedures.verification.withdraw_identity.handler(({ context }) => withdrawIdentity(context)),
  list_identity_requests: procedures.verification.list_identity_requests.handler(async ({ context }) => {
    const waiting = await listIdentityRequests(context.db)
    await logStaffAccess(
      context,
      'contact_details',
      waiting.items.map(({ user_id }) => user_id),
    )
    return waiting
  }),
  get_identity_document: procedures.verification.get_identity_document.handler(({ context, input }) =>
    getIdentityDocument(context, input.document_id),
  ),
  approve_identity: procedures.verification.approve_identity.handler(({ context, input }) =>
    decideIdentity(context, input.request_id, { decision: 'approved' }),
  ),
  reject_identity: procedures.verification.reject_identity.handler(async ({ context, input }) => {
    const { request_id, reason, note } = input
    await decideIdentity(context, request_id, { decision: 'rejected', reason, note })
  }),
}
