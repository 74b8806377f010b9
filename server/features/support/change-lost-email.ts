import type { LostEmailChange } from '#contract/support.ts'
import type { CallContext } from '#server/context.ts'
import { recoverEmail } from '#server/features/admin-users/public.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { closeSupportRequest } from './close-support-request.ts'

/**
 * Starts the email change that a support request asks for, and closes the request.
 * @throws NOT_FOUND, ALREADY_DECIDED, ALREADY_PENDING, USER_IS_ADMIN, INVALID_INPUT
 */
export async function changeLostEmail(context: CallContext, { request_id, ...wanted }: LostEmailChange): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { account_email } = await closeSupportRequest(context, tx, request_id)
    if (account_email === null) throw fail('NOT_FOUND')
    await recoverEmail(context, tx, { ...wanted, email: account_email, admin_id: requireUser(context).id })
  })
}
