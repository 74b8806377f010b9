import { z } from 'zod'
import { SignUp } from './accounts.ts'
import { ArchiveSpan, LastRestore, StoredBackup, Until } from './backups.ts'
import { errors } from './errors.ts'
import { atMost, procedure, routesOf, Text, voidProcedure } from './procedure.ts'

const WithKey = z.strictObject({ setup_key: Text.check(atMost(200)) })
/** The account of the first admin. */
export const Owner = SignUp.omit({ next: true })

const Setup = z.object({
  /** Whether nobody has an account, so that a backup can be restored. */
  is_empty: z.boolean(),
  /** The folder or bucket where backups are searched; null if this site uses none. */
  place: z.string().nullable(),
  /** Backups of any site, newest first. */
  backups: z.array(
    StoredBackup.extend({
      /** Whether it is encrypted and the server has no passphrase. */
      needs_passphrase: z.boolean(),
    }),
  ),
  /** Sites that can be restored to a time. */
  archives: z.array(ArchiveSpan),
  last_restore: LastRestore.nullable(),
})
export type Setup = z.output<typeof Setup>

const route = routesOf('setup')

export const setup = {
  get_state: procedure
    .meta({ access: 'public', topics: ['settings'] })
    .route(route('Get whether the site is set up', 'GET', '/setup', 'It is open until the site has an admin.'))
    .output(z.object({ is_open: z.boolean() })),
  open: procedure
    .meta({ access: 'public', topics: ['settings'] })
    .route(
      route(
        'Get what can be set up',
        'GET',
        '/setup/{setup_key}',
        'The server prints the key at its start. NOT_FOUND once the site has an admin.',
      ),
    )
    .input(WithKey)
    .errors(errors('NOT_FOUND', 'LINK_INVALID'))
    .output(Setup),
  add_owner: voidProcedure
    .meta({ access: 'public' })
    .route(
      route(
        'Create the account of the first admin',
        'POST',
        '/setup/{setup_key}/owner',
        'Without confirmation of the email.',
      ),
    )
    .input(WithKey.extend(Owner.shape))
    .errors(errors('NOT_FOUND', 'LINK_INVALID', 'INVALID_INPUT', 'TOO_MANY_ATTEMPTS')),
  restore: voidProcedure
    .meta({ access: 'public' })
    .route(
      route(
        'Restore a backup',
        'POST',
        '/setup/{setup_key}/restore/{backup_name}',
        'Only while nobody has an account. The server restarts and becomes the site of the backup.',
      ),
    )
    .input(WithKey.extend({ backup_name: Text.check(atMost(200)) }))
    .errors(errors('NOT_FOUND', 'LINK_INVALID')),
  restore_until: voidProcedure
    .meta({ access: 'public' })
    .route(
      route(
        'Restore a site to a time',
        'POST',
        '/setup/{setup_key}/restore-until',
        'Only while nobody has an account. The server restarts and becomes the site as it was at that time.',
      ),
    )
    .input(WithKey.extend({ site: Text.check(atMost(200)), until: Until }))
    .errors(errors('NOT_FOUND', 'LINK_INVALID', 'ARCHIVE_REFUSED')),
}
