import { z } from 'zod'
import { ARCHIVE_REFUSALS } from '#domain/backups/archive-refusals.ts'
import { errors } from './errors.ts'
import { atMost, procedure, routesOf, Text, voidProcedure } from './procedure.ts'
import { StorableTime, Timestamp } from './timestamp.ts'

export const StoredBackup = z.object({
  name: z.string(),
  made_at: Timestamp,
  bytes: z.int(),
  is_encrypted: z.boolean(),
})

/** How a restore ended that was begun on a page. */
export const LastRestore = z.object({
  /** Of the backup; null if a time was restored. */
  name: z.string().nullable(),
  ended_at: Timestamp,
  seconds: z.number(),
  /** Why nothing was changed; null if the site was restored. */
  failure: z.string().nullable(),
  /** What is wrong with the archive, if that is why. */
  refusal: z.object({ reason: z.enum(ARCHIVE_REFUSALS), reaches_at: Timestamp.nullable() }).nullable(),
  /** The time of the last change of a site that was restored to a time. */
  reached_at: Timestamp.nullable(),
})
export type LastRestore = z.output<typeof LastRestore>

/** From when to when a site can be restored. Within that, times can be missing. */
export const ArchiveSpan = z.object({
  /** The first part of the ID of the site. */
  site: z.string(),
  from: Timestamp,
  to: Timestamp,
  /** Whether it is encrypted and the server has no passphrase. */
  needs_passphrase: z.boolean(),
})
export type ArchiveSpan = z.output<typeof ArchiveSpan>

/** A time, or all that is archived. */
export const Until = z.union([StorableTime, z.literal('latest')])

const Archive = z.object({
  /** Null if the site is not archived as it changes, or not yet. */
  span: ArchiveSpan.nullable(),
  /** How the archive was last restored as a test; null if it was not yet. */
  last_drill: z
    .object({
      ended_at: Timestamp,
      seconds: z.number(),
      /** The moment that was compared; null if it did not come so far. */
      reached_at: Timestamp.nullable(),
      rows: z.int(),
      differences: z.array(z.string()),
      failure: z.string().nullable(),
    })
    .nullable(),
})
export type Archive = z.output<typeof Archive>

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

const OneTime = z.strictObject({ until: Until })
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
  get_archive: procedure
    .meta({ access: 'admin' })
    .route(route('Get what times can be restored', 'GET', '/admin/archive', 'With the last test of the archive.'))
    .output(Archive),
  count_since_time: procedure
    .meta({ access: 'admin' })
    .route(
      route(
        'Count what was added after a time',
        'GET',
        '/admin/archive/added-since',
        'Restoring the site to that time takes it from the site.',
      ),
    )
    .input(OneTime)
    .errors(errors('NOT_FOUND'))
    .output(AddedSince),
  restore_until: voidProcedure
    .meta({ access: 'admin' })
    .route(
      route(
        'Restore the site to a time',
        'POST',
        '/admin/archive/restore',
        'The server restarts and puts the site as it was at that time in the place of the site, which is kept under another name. If that is not possible, nothing changes. The list of backups says afterwards how it ended.',
      ),
    )
    .input(OneTime)
    .errors(errors('NOT_FOUND', 'ARCHIVE_REFUSED')),
}
