import { requestTime } from '#server/features/backups/public.ts'
import { procedures } from '#server/context.ts'
import { fail } from '#server/platform/fail.ts'
import { addOwner } from './add-owner.ts'
import { openSetup } from './open-setup.ts'
import { isSetupOpen } from './setup-key.ts'

const { setup } = procedures

export const setupHandlers = {
  get_state: setup.get_state.handler(async ({ context }) => ({ is_open: await isSetupOpen(context.db) })),
  open: setup.open.handler(({ context, input }) => openSetup(context, input.setup_key)),
  add_owner: setup.add_owner.handler(({ context, input: { setup_key, ...owner } }) =>
    addOwner(context, setup_key, owner),
  ),
  restore: setup.restore.handler(async ({ context, input: { setup_key, backup_name } }) => {
    const { is_empty, backups } = await openSetup(context, setup_key)
    if (!is_empty || !backups.some(({ name }) => name === backup_name)) throw fail('NOT_FOUND')
    context.backups.requestRestore({ name: backup_name }, null)
  }),
  restore_until: setup.restore_until.handler(async ({ context, input: { setup_key, site, until } }) => {
    const { is_empty, archives } = await openSetup(context, setup_key)
    if (!is_empty || !archives.some((one) => one.site === site)) throw fail('NOT_FOUND')
    await requestTime(context, { site, until }, null)
  }),
}
