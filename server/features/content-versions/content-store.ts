import type { AdminChangeKind } from '#domain/admin-changes/kinds.ts'
import type { Values } from '#domain/admin-changes/merge-fields.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/client.ts'
import type { Caller } from '#server/platform/http/access.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'

/** Services for stores: not all of them, since some are built from features that have a store. */
export interface ContentServices {
  clock: Clock
  jobs: JobQueue
}

/** Of a call by an admin. */
export type ContentContext = ContentServices & { db: Db; caller: Caller }

/** How a kind of content is read and written. */
export interface ContentStore {
  /** Of `content_versions`. */
  kind: string
  /** Of the audit log. */
  what: AdminChangeKind
  /** Fields that other actions change: restored with a deleted row, but not with an earlier version. */
  kept?: readonly string[]
  /** All fields, so that `write` restores the row as it was; null if it does not exist. */
  read: (tx: Db, content_id: string) => Promise<Values | null>
  /**
   * Adds, replaces or, with null, deletes. Announces the change after the commit.
   * @throws INVALID_INPUT
   */
  write: (services: ContentServices, tx: Db, content_id: string, values: Values | null) => Promise<void>
}
