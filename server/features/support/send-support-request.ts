import type { z } from 'zod'
import type { NewSupportRequest } from '#contract/support.ts'
import type { CallContext } from '#server/context.ts'
import { queueMail } from '#server/features/mails/public.ts'
import { support_requests } from '#server/platform/db/schema/index.ts'
import type { Limit } from '#server/platform/limits.ts'
import { findSupportAddresses } from './find-support-addresses.ts'

const BY_ADDRESS: Limit = { name: 'support_address', perAddress: 0.2, seconds: 3600 }

/**
 * Stores a support request and emails it to its recipients. A repeated request is ignored.
 * @throws TOO_MANY_ATTEMPTS
 */
export async function sendSupportRequest(
  context: CallContext,
  { request_id: id, name, email, text, language, topic, account_email }: z.output<typeof NewSupportRequest>,
): Promise<void> {
  const { db, clock, caller, limits, request, publicUrl } = context
  await limits.take(BY_ADDRESS, request.address)
  const userId = caller.kind === 'anonymous' ? null : caller.id
  await db.transaction(async (tx) => {
    const [added] = await tx
      .insert(support_requests)
      .values({
        id,
        user_id: userId,
        name,
        email,
        text,
        language,
        topic,
        account_email: topic === 'lost_email' ? account_email : null,
        created_at: clock(),
      })
      .onConflictDoNothing()
      .returning({ id: support_requests.id })
    if (!added) return
    for (const { address, lang } of await findSupportAddresses(tx)) {
      await queueMail(context, tx, address, {
        template: 'support_request',
        lang,
        values: { from: name, email },
        quote: text,
        link: `${publicUrl}/admin/support`,
      })
    }
  })
}
