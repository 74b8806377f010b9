import type { z } from 'zod'
import type { Owner } from '#contract/setup.ts'
import type { CallContext } from '#server/context.ts'
import { addConfirmedAccount, readSignUp } from '#server/features/accounts/public.ts'
import { addFirstAdmin } from '#server/features/admin-users/public.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { fail, invalid } from '#server/platform/fail.ts'
import { assertSetupKey } from './setup-key.ts'

/**
 * Creates the account of the first admin. Its email counts as confirmed: whoever has the key runs the site.
 * @throws NOT_FOUND if the site has an admin; LINK_INVALID, INVALID_INPUT, TOO_MANY_ATTEMPTS
 */
export async function addOwner(context: CallContext, key: string, input: z.output<typeof Owner>): Promise<void> {
  await assertSetupKey(context, key)
  const account = await readSignUp(context, input)
  await context.db.transaction(async (tx) => {
    const id = await addConfirmedAccount(tx, account)
    if (id === null) throw invalid('email', 'email_taken')
    if (!(await addFirstAdmin(tx, id, context.clock()))) throw fail('NOT_FOUND')
    // pages that invite to the setup
    afterCommit(tx, { type: 'settings_changed' })
  })
}
