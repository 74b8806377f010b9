import { z } from 'zod'
import { ADMIN_CHANGE_KINDS, SUBJECT_KINDS } from '#domain/admin-changes/kinds.ts'
import { NOT_UNDOABLE_REASONS } from '#domain/admin-changes/undoable.ts'
import { errors } from './errors.ts'
import { Cursor, PageSize, pageOf } from './pagination.ts'
import { procedure, routesOf, Text, voidProcedure } from './procedure.ts'
import { Timestamp } from './timestamp.ts'

const Kind = z.enum(ADMIN_CHANGE_KINDS)
/** Times that PostgreSQL knows. */
const Time = z.iso.datetime().refine((time) => time >= '1950' && time < '2100', 'time_invalid')
const MOST_VERSIONS = 1_000_000
const VersionInAddress = z.coerce.number<number | string>().int().min(0).max(MOST_VERSIONS)
const Values = z.record(z.string(), z.unknown())

export const AuditSearch = z.strictObject({
  /** Null in a change: the command line or a job. */
  admin_id: z.uuid().optional(),
  what: Kind.optional(),
  /** Id of the changed object. */
  subject_id: Text.trim().max(200).optional(),
  request_id: Text.trim().max(64).optional(),
  /** Inclusive. */
  from: Time.optional(),
  /** Exclusive. */
  until: Time.optional(),
  after: Cursor,
  limit: PageSize,
})
export type AuditSearch = z.output<typeof AuditSearch>

export const LoggedChange = z.object({
  id: z.uuid(),
  what: Kind,
  /** Null for the command line and jobs. */
  admin_id: z.uuid().nullable(),
  /** Null also if the account is gone. */
  admin_name: z.string().nullable(),
  subject: z.object({
    kind: z.enum(SUBJECT_KINDS),
    id: z.string(),
    /** Null if it is gone, or is named by its id. */
    name: z.object({ ar: z.string(), en: z.string() }).nullable(),
  }),
  /** The fields that changed, as they were; `{}` if the content did not exist. What something was merged into is named. */
  before: Values,
  /** The same fields, as they became; `{}` if the content was deleted. */
  after: Values,
  created_at: Timestamp,
  request_id: z.string().nullable(),
  /** IP address. */
  address: z.string().nullable(),
  /** The User-Agent of the browser. */
  user_agent: z.string().nullable(),
  /** The change that this one takes back. */
  undoes: z.uuid().nullable(),
  /** The change that takes this one back. */
  undone_by: z.uuid().nullable(),
  /** Null if it can be undone, unless somebody changed the same thing since. */
  not_undoable: z.enum(NOT_UNDOABLE_REASONS).nullable(),
})
export type LoggedChange = z.output<typeof LoggedChange>
const ChangePage = pageOf(LoggedChange)
export type ChangePage = z.output<typeof ChangePage>

const Content = z.strictObject({
  /** How its changes are called in the log. */
  what: Kind,
  content_id: Text.trim().min(1).max(200),
})

export const VersionSearch = Content.extend({
  /** The `next` of the previous page. */
  before: VersionInAddress.optional(),
  limit: PageSize,
})
export type VersionSearch = z.output<typeof VersionSearch>

const VersionPage = z.object({
  items: z.array(
    z.object({
      version: z.int(),
      /** Null if the content was deleted. */
      values: Values.nullable(),
      /** Null for the version before the first change. */
      change_id: z.uuid().nullable(),
      admin_id: z.uuid().nullable(),
      admin_name: z.string().nullable(),
      created_at: Timestamp,
    }),
  ),
  next: z.int().nullable(),
})
export type VersionPage = z.output<typeof VersionPage>

export const Restoring = Content.extend({
  version: VersionInAddress,
  /** The latest version that the admin saw. */
  latest: z.int().min(0).max(MOST_VERSIONS),
})
export type Restoring = z.output<typeof Restoring>

const route = routesOf('audit')

export const audit = {
  list: procedure
    .meta({ access: 'admin' })
    .route(route('List changes by admins', 'GET', '/admin/changes', 'Latest first.'))
    .input(AuditSearch)
    .output(ChangePage),
  undo: voidProcedure
    .meta({ access: 'admin' })
    .route(
      route(
        'Undo a change',
        'POST',
        '/admin/changes/{change_id}/undo',
        'Within 30 days. The undoing is a change of its own.',
      ),
    )
    .input(z.strictObject({ change_id: z.uuid() }))
    .errors(errors('NOT_FOUND', 'NOT_UNDOABLE', 'CONTENT_CHANGED', 'CONFLICT_OF_INTEREST', 'IN_USE')),
  undo_request: voidProcedure
    .meta({ access: 'moderator' })
    .route(
      route(
        'Undo the changes of a request',
        'POST',
        '/admin/requests/{request_id}/undo',
        'Of a request of your own, by the `x-request-id` of its response. The latest change first.',
      ),
    )
    .input(z.strictObject({ request_id: Text.trim().min(1).max(64) }))
    .errors(errors('NOT_FOUND', 'NOT_UNDOABLE', 'CONTENT_CHANGED', 'CONFLICT_OF_INTEREST', 'IN_USE')),
  list_versions: procedure
    .meta({ access: 'admin' })
    .route(route('List versions of content', 'GET', '/admin/versions/{what}/{content_id}', 'Latest first.'))
    .input(VersionSearch)
    .errors(errors('NOT_FOUND'))
    .output(VersionPage),
  restore_version: voidProcedure
    .meta({ access: 'admin' })
    .route(
      route(
        'Restore a version of content',
        'POST',
        '/admin/versions/{what}/{content_id}/{version}/restore',
        'As a change of its own, which can be undone.',
      ),
    )
    .input(Restoring)
    .errors(errors('NOT_FOUND', 'CONTENT_CHANGED', 'INVALID_INPUT', 'IN_USE')),
}
