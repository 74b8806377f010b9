import { z } from 'zod'
import { errors } from './errors.ts'
import { atMost, procedure, routesOf, Text, voidProcedure } from './procedure.ts'
import { Timestamp } from './timestamp.ts'

export const StoredBackup = z.object({
  name: z.string(),
  made_at: Timestamp,
  bytes: z.int(),
  is_encrypted: z.boolean(),
})

/** How a restore ended that was begun on a page. */
export const LastRestore = z.object({
  name: z.string(),
  ended_at: Timestamp,
  seconds: z.number(),
  /** Why nothing was changed; null if the backup took the place of the site. */
  failure: z.string().nullable(),
})

export const Backups = z.object({
  /** The folder or bucket where they are kept; null if this site makes none. */
  place: z.string().nullable(),
  /** Those of this site, newest first. */
  items: z.array(StoredBackup),
  /** How a backup was last restored into a scratch database; null if none was yet. */
  last_drill: z
    .object({
      name: z.string(),
      ended_at: Timestamp,
      seconds: z.number(),
      differences: z.array(z.string()),
      /** Why it could not be restored; null if it could. */
      failure: z.string().nullable(),
    })
    .nullable(),
  /** Null if none was begun. */
  last_restore: LastRestore.nullable(),
})
export type Backups = z.output<typeof Backups>

/** What was added after a backup was made, which its restore takes from the site. */
const AddedSince = z.object({ ads: z.int(), users: z.int(), messages: z.int() })
export type AddedSince = z.output<typeof AddedSince>

const OneBackup = z.strictObject({ backup_name: Text.check(atMost(200)) })

const route = routesOf('admin: backups')

export const backups = {
  list: procedure
    .meta({ access: 'admin' })
    .route(route('List backups', 'GET', '/admin/backups', 'With the last test and the last restore.'))
    .output(Backups),
  count_since: procedure
    .meta({ access: 'admin' })
    .route(
      route(
        'Count what was added after a backup',
        'GET',
        '/admin/backups/{backup_name}/added-since',
        'Restoring the backup takes that from the site.',
      ),
    )
    .input(OneBackup)
    .errors(errors('NOT_FOUND'))
    .output(AddedSince),
  restore: voidProcedure
    .meta({ access: 'admin' })
    .route(
      route(
        'Restore a backup',
        'POST',
        '/admin/backups/{backup_name}/restore',
        'The server restarts and puts the backup in the place of the site, which is kept under another name. If that is not possible, nothing changes. The list says afterwards how it ended.',
      ),
    )
    .input(OneBackup)
    .errors(errors('NOT_FOUND')),
}
