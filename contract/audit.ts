import { z } from 'zod'
import { ADMIN_CHANGE_KINDS, SUBJECT_KINDS } from '#domain/admin-changes/kinds.ts'
import { NOT_UNDOABLE_REASONS } from '#domain/admin-changes/undoable.ts'
import { ERRORS, errors } from './errors.ts'
import { Cursor, PageSize, pageOf } from './pagination.ts'
import { atMost, procedure, routesOf, Text, voidProcedure } from './procedure.ts'
import { ITEM_FAULTS } from './item-faults.ts'
import { StorableTime, Timestamp } from './timestamp.ts'

const Kind = z.enum(ADMIN_CHANGE_KINDS)
const MOST_VERSIONS = 1_000_000
const VersionInAddress = z.coerce.number<number | string>().int().min(0).max(MOST_VERSIONS)
const Values = z.record(z.string(), z.unknown())

export const AuditSearch = z.strictObject({
  /** In results, null stands for the command line or a job. */
  admin_id: z.uuid().optional(),
  what: Kind.optional(),
  /** The ID of the changed object. */
  subject_id: Text.trim().check(atMost(200)).optional(),
  request_id: Text.trim().check(atMost(64)).optional(),
  /** Part of a value before or after the change, of the IP address or of the User-Agent. */
  text: Text.trim().check(atMost(200)).optional(),
  /** Inclusive. */
  from: StorableTime.optional(),
  /** Exclusive. */
  until: StorableTime.optional(),
  after: Cursor,
  limit: PageSize,
})
export type AuditSearch = z.output<typeof AuditSearch>

const Subject = z.object({
  kind: z.enum(SUBJECT_KINDS),
  id: z.string(),
  /** The name of the changed object; null if it was deleted or has only an ID. */
  name: z.object({ ar: z.string(), en: z.string() }).nullable(),
})

export const LoggedChange = z.object({
  id: z.uuid(),
  what: Kind,
  /** Null for changes by the command line and jobs. */
  admin_id: z.uuid().nullable(),
  /** Null if there is no `admin_id` or the account was deleted. */
  admin_name: z.string().nullable(),
  subject: Subject,
  /**
   * The changed fields before the change; `{}` if the object did not exist. Without those that change along with others,
   * such as times. Makers, models, brands and categories are given by their names instead of their IDs, and texts of
   * articles by their beginnings.
   */
  before: Values,
  /** The changed fields after the change; `{}` if the object was deleted. */
  after: Values,
  created_at: Timestamp,
  request_id: z.string().nullable(),
  /** The IP address. */
  address: z.string().nullable(),
  /** The User-Agent of the browser. */
  user_agent: z.string().nullable(),
  /** The ID of the change that this one undoes; null if none. */
  undoes: z.uuid().nullable(),
  /** The ID of the change that undid this one; null if none. */
  undone_by: z.uuid().nullable(),
  /** Why the change cannot be undone; null if it can, unless a later change conflicts. */
  not_undoable: z.enum(NOT_UNDOABLE_REASONS).nullable(),
})
export type LoggedChange = z.output<typeof LoggedChange>
const ChangePage = pageOf(LoggedChange)
export type ChangePage = z.output<typeof ChangePage>

const Content = z.strictObject({
  /** The kind of the changed object, as in the audit log. */
  what: Kind,
  content_id: Text.trim().min(1).check(atMost(200)),
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
      /** Null if this version deleted the content. */
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
  /** The latest version that the admin saw. The request fails if there is a newer one. */
  latest: z.int().min(0).max(MOST_VERSIONS),
})
export type Restoring = z.output<typeof Restoring>

const route = routesOf('audit')
const RESTORING = ['NOT_FOUND', 'CONTENT_CHANGED', 'INVALID_INPUT', 'IN_USE', 'TOO_MANY'] as const
/** Undo follows the rules of the change that it makes. */
export const UNDOING = [
  ...RESTORING,
  'NOT_UNDOABLE',
  'CONFLICT_OF_INTEREST',
  'WRONG_STATE',
  'OWN_ACCOUNT',
  'OWN_ROLE',
  'LAST_ADMIN',
  'USER_IS_ADMIN',
  'USER_SUSPENDED',
] as const

const Undone = z.object({
  /** One outcome per change of the request, the latest change first. */
  outcomes: z.array(
    z.object({
      change_id: z.uuid(),
      what: Kind,
      subject: Subject,
      /** Why this call did not undo the change; null if it did. NOT_UNDOABLE with `undone`: an earlier call did. */
      refused: z
        .object({ code: z.enum([...UNDOING, ...ITEM_FAULTS]), ...ERRORS.NOT_UNDOABLE.data.partial().shape })
        .nullable(),
    }),
  ),
})
export type Undone = z.output<typeof Undone>

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
        'Possible for 30 days. The undo is recorded as a separate change.',
      ),
    )
    .input(z.strictObject({ change_id: z.uuid() }))
    .errors(errors(...UNDOING)),
  undo_request: procedure
    .meta({ access: 'moderator' })
    .route(
      route(
        'Undo the changes of a request',
        'POST',
        '/admin/requests/{request_id}/undo',
        'Undoes the changes of a request of the caller one by one, latest first. A change that cannot be undone does not affect the others, and calling it again undoes what is left. The request ID is the `x-request-id` of its response.',
      ),
    )
    .input(z.strictObject({ request_id: Text.trim().min(1).check(atMost(64)) }))
    .errors(errors('NOT_FOUND'))
    .output(Undone),
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
        'Recorded as a new change, which can be undone.',
      ),
    )
    .input(Restoring)
    .errors(errors(...RESTORING)),
}
